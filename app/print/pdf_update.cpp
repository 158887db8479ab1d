// SPDX-License-Identifier: MIT
#include "app/print/pdf_update.h"

#include <QRegularExpression>

namespace champclos::app::print {

namespace {

QByteArray between(const QByteArray &text, const char *before, const char *after) {
    const qsizetype start = text.lastIndexOf(before);
    if (start < 0)
        return {};
    const qsizetype from = start + static_cast<qsizetype>(qstrlen(before));
    const qsizetype end = text.indexOf(after, from);
    return end < 0 ? QByteArray() : text.mid(from, end - from).trimmed();
}

} // namespace

PdfUpdate::PdfUpdate(const QByteArray &file)
    : m_file(file), m_text(QString::fromLatin1(file)), m_trailer(between(file, "trailer\n<<", ">>")),
      m_previous(between(file, "startxref", "%%EOF")) {
    static const QRegularExpression root(QStringLiteral("/Root (\\d+) 0 R"));
    const int number = root.match(QString::fromLatin1(m_trailer)).captured(1).toInt();
    if (!m_previous.isEmpty() && object(number).contains(QLatin1String("/Catalog")))
        m_catalog = number;
}

QString PdfUpdate::object(int number) const {
    const QString head = QStringLiteral("\n%1 0 obj\n").arg(number);
    const qsizetype start = m_text.indexOf(head);
    if (start < 0)
        return {};
    return m_text.mid(start + head.size(), m_text.indexOf(QLatin1String("\nendobj"), start) - start - head.size());
}

void PdfUpdate::replace(int number, const QByteArray &body) { m_bodies[number] = body; }

QByteArray PdfUpdate::written() const {
    if (m_bodies.empty())
        return m_file;
    QByteArray file = m_file;
    QByteArray rows;
    for (const auto &[number, body] : m_bodies) {
        rows += QByteArray::number(number) + " 1\n" + QByteArray::number(file.size()).rightJustified(10, '0') +
                " 00000 n \n";
        file += QByteArray::number(number) + " 0 obj\n" + body + "\nendobj\n";
    }
    const qsizetype table = file.size();
    return file + "xref\n" + rows + "trailer\n<<\n" + m_trailer + "\n/Prev " + m_previous + "\n>>\nstartxref\n" +
           QByteArray::number(table) + "\n%%EOF\n";
}

} // namespace champclos::app::print
