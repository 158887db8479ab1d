// SPDX-License-Identifier: MIT
//
// Editing the sentences of one card, of the hero's abilities, of a spell or a side card: which place has the focus,
// what fits there, and every operation on blocks as one undoable step of the document. The page shows what this offers
// and calls it; it never composes a sentence itself.
#pragma once

#include "editor/deck/blocks/block_model.h"
#include "editor/deck/document/deck_link.h"

#include <QObject>

namespace champclos::editor {

class EffectEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString owner READ owner WRITE setOwner NOTIFY ownerChanged) ///< "cards[3]", "abilities", …
    Q_PROPERTY(QString focus READ focus WRITE setFocus NOTIFY focusChanged)
    Q_PROPERTY(QString focusTitle READ focusTitle NOTIFY focusChanged) ///< what the focused place is for
    Q_PROPERTY(QString statement READ statement NOTIFY focusChanged)   ///< the statement that holds the focus, or empty
    Q_PROPERTY(bool isNumber READ isNumber NOTIFY focusChanged)
    Q_PROPERTY(bool canPaste READ canPaste NOTIFY focusChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY focusChanged) ///< why the last block could not go where it should
    Q_PROPERTY(champclos::editor::BlockModel *rows READ rows CONSTANT)
    Q_PROPERTY(champclos::editor::FitsModel *fits READ fits CONSTANT)
    Q_PROPERTY(QVariantList sentences READ sentences NOTIFY sentencesChanged) ///< {code, html, text} for each language
    Q_PROPERTY(bool isSilent READ isSilent NOTIFY sentencesChanged)           ///< nothing is said yet

public:
    explicit EffectEditor(QObject *parent = nullptr);

    DeckDocument *document() const { return m_document; }
    void setDocument(DeckDocument *document);
    QString owner() const { return qt(m_view.owner); }
    void setOwner(const QString &owner);
    QString focus() const { return qt(m_view.focus); }
    void setFocus(const QString &focus);
    QString focusTitle() const;
    QString statement() const;
    bool isNumber() const;
    bool canPaste() const;
    QString refusal() const { return m_refusal; }
    BlockModel *rows() { return &m_rows; }
    FitsModel *fits() { return &m_fits; }
    QVariantList sentences() const;
    bool isSilent() const;

    /// Puts what stands in that row of `fits` at the focus.
    Q_INVOKABLE bool choose(int row);
    Q_INVOKABLE bool chooseKey(const QString &key);
    Q_INVOKABLE bool setNumber(const QString &path, int number);
    Q_INVOKABLE bool stepNumber(const QString &path, int by);
    Q_INVOKABLE bool removeAt(const QString &path); ///< a statement, an operand, a flag, an option, an ability
    Q_INVOKABLE bool duplicateAt(const QString &path);
    Q_INVOKABLE bool moveBy(const QString &path, int by);
    Q_INVOKABLE bool moveTo(const QString &from, const QString &to);
    /// Whether a block may be dropped there; asked while it is dragged.
    Q_INVOKABLE bool canMoveTo(const QString &from, const QString &to) const;
    Q_INVOKABLE bool wrapIn(const QString &path, const QString &word); ///< "if", "may", "choose"
    Q_INVOKABLE bool unwrap(const QString &path);
    Q_INVOKABLE bool addOption(const QString &path);
    Q_INVOKABLE void copyAt(const QString &path);
    Q_INVOKABLE bool paste();
    /// To the next or previous thing that can be focused, in reading order.
    Q_INVOKABLE void walk(int by);

signals:
    void documentChanged();
    void ownerChanged();
    void focusChanged();
    void sentencesChanged();

private:
    /// One step; the view may change with it.
    bool change(const char *label, const QString &mergeKey, const std::function<bool(DeckDef &, BlockView &)> &how);
    /// The same for what puts a block somewhere: refused, with the reason, where it could not be played.
    bool place(const char *label, const std::function<bool(DeckDef &, BlockView &)> &how);
    void refresh();
    void keepFocusReal();
    const DeckDef &deck() const;

    DeckLink m_document;
    BlockView m_view;
    BlockModel m_rows;
    FitsModel m_fits;
    QString m_refusal;
};

} // namespace champclos::editor
