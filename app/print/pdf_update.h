// SPDX-License-Identifier: MIT
//
// A PDF as Qt wrote it, with objects written anew at its end and a table that leads to them, as the format allows. What
// was there stays as it is, so nothing in front has to be moved. It knows the few forms that Qt's writer uses and is no
// reader of PDFs in general.
#pragma once

#include <QByteArray>
#include <QString>

#include <map>

namespace champclos::app::print {

class PdfUpdate {
public:
    explicit PdfUpdate(const QByteArray &file);

    /// The file as text, one character for each byte.
    const QString &text() const { return m_text; }
    int catalog() const { return m_catalog; } ///< 0 if this is not a file as Qt writes them
    /// What stands between "obj" and "endobj"; empty if there is no such object.
    QString object(int number) const;
    void replace(int number, const QByteArray &body);
    /// The file with everything that was replaced.
    QByteArray written() const;

private:
    QByteArray m_file;
    QString m_text;
    QByteArray m_trailer;
    QByteArray m_previous; ///< where the table is that Qt wrote
    int m_catalog = 0;
    std::map<int, QByteArray> m_bodies;
};

} // namespace champclos::app::print
