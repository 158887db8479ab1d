// SPDX-License-Identifier: MIT
//
// One plain field of the open deck for a page: its value, what is wrong with it, and a way to change it. The page gives
// the path and needs to know nothing else.
#pragma once

#include "editor/deck/document/deck_link.h"

#include <QObject>

namespace champclos::editor {

class DeckField : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY pathChanged)
    Q_PROPERTY(QVariant value READ value NOTIFY valueChanged)
    Q_PROPERTY(QString text READ text NOTIFY valueChanged)
    Q_PROPERTY(int number READ number NOTIFY valueChanged)
    Q_PROPERTY(bool isSet READ isSet NOTIFY valueChanged)
    Q_PROPERTY(QStringList names READ names NOTIFY valueChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged) ///< empty if there is none

public:
    explicit DeckField(QObject *parent = nullptr) : QObject(parent) {}

    DeckDocument *document() const { return m_document; }
    void setDocument(DeckDocument *document);
    QString path() const { return m_path; }
    void setPath(const QString &path);
    QVariant value() const { return m_value; }
    QString text() const { return m_value.toString(); }
    int number() const { return m_value.toInt(); }
    bool isSet() const { return m_value.toBool(); }
    QStringList names() const { return m_value.toStringList(); }
    QString problem() const { return m_problem; }

    Q_INVOKABLE bool set(const QVariant &value);
    Q_INVOKABLE bool toggle(const QString &name); ///< of a list of ids

signals:
    void documentChanged();
    void pathChanged();
    void valueChanged();
    void problemChanged();

private:
    void refresh();
    DeckLink m_document;
    QString m_path;
    QVariant m_value;
    QString m_problem;
};

} // namespace champclos::editor
