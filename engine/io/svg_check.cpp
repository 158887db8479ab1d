// SPDX-License-Identifier: MIT
#include "engine/io/svg_check.h"

#include "engine/io/picture_check.h"

#include <QByteArray>
#include <QRegularExpression>
#include <QString>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace champclos::io {

namespace {

constexpr std::size_t kDeepest = 64;
constexpr double kLargestUnit = 100000;

/// What reaches outside, runs, or holds something else than a drawing.
constexpr std::array kForbidden = {u"script",  u"foreignObject", u"image", u"iframe",  u"audio", u"video", u"canvas",
                                   u"handler", u"object",        u"embed", u"feImage", u"a",     u"set",   u"discard"};

/// Parts of a drawing and what they use again, by number. Counting follows the uses and stops at a circle.
class Parts {
public:
    /// The number of the new part.
    std::size_t add(std::size_t parent, const QString &id, const QString &used) {
        const std::size_t number = m_parts.size();
        m_parts.push_back({used, {}, kNotCounted});
        if (number > 0)
            m_parts[parent].children.push_back(number);
        if (!id.isEmpty())
            m_ids.emplace(id, number);
        return number;
    }
    /// How many parts are drawn in all; more than the limit if they never end.
    long count() { return m_parts.empty() ? 0 : count(0, 0); }

private:
    static constexpr long kNotCounted = -1, kBeingCounted = -2, kTooMany = kMaxDrawingParts + 1;
    struct Part {
        QString used;
        std::vector<std::size_t> children;
        long count = kNotCounted;
    };

    long count(std::size_t number, std::size_t depth) {
        if (m_parts[number].count == kBeingCounted || depth > 4 * kDeepest)
            return kTooMany; // it uses itself
        if (m_parts[number].count != kNotCounted)
            return m_parts[number].count;
        m_parts[number].count = kBeingCounted;
        long sum = 1;
        if (const auto used = m_ids.find(m_parts[number].used); used != m_ids.end())
            sum += count(used->second, depth + 1);
        for (const std::size_t child : m_parts[number].children)
            sum = std::min(kTooMany, sum + count(child, depth + 1));
        return m_parts[number].count = std::min(kTooMany, sum);
    }

    std::vector<Part> m_parts;
    std::map<QString, std::size_t> m_ids;
};

double lengthOf(QStringView text) {
    static const QRegularExpression kNumber(
        QStringLiteral("^\\s*([0-9.]+(?:[eE][-+]?[0-9]+)?)\\s*(?:px|pt|mm|cm|in|pc)?\\s*$"));
    const auto match = kNumber.match(text.toString());
    return match.hasMatch() ? match.captured(1).toDouble() : 0;
}

class DrawingCheck {
public:
    explicit DrawingCheck(PictureData &data)
        : m_data(data),
          m_reader(QByteArray::fromRawData(data.bytes.data(), static_cast<qsizetype>(data.bytes.size()))) {}

    PictureFault run() {
        while (!m_reader.atEnd() && m_fault == PictureFault::None)
            look(m_reader.readNext());
        if (m_fault != PictureFault::None)
            return m_fault;
        if (m_reader.hasError() || m_data.width < 1 || m_data.height < 1)
            return PictureFault::Damaged;
        return m_parts.count() > kMaxDrawingParts ? PictureFault::TooComplex : PictureFault::None;
    }

private:
    void refuse(PictureFault fault, QStringView what = {}) {
        m_fault = fault;
        m_data.detail = what.left(80).toString().toStdString();
    }

    void look(QXmlStreamReader::TokenType token) {
        switch (token) {
        case QXmlStreamReader::StartElement:
            open();
            break;
        case QXmlStreamReader::EndElement:
            m_open.pop_back();
            break;
        case QXmlStreamReader::Characters:
            if (m_isStyle)
                checkReferences(m_reader.text());
            break;
        case QXmlStreamReader::DTD: // entities can be nested without end, or name files; most editors write a plain one
            if (m_reader.text().contains(u"<!ENTITY") || m_reader.text().contains(u'['))
                refuse(PictureFault::Forbidden, u"<!ENTITY>");
            break;
        case QXmlStreamReader::EntityReference:
            refuse(PictureFault::Forbidden, m_reader.name());
            break;
        case QXmlStreamReader::ProcessingInstruction:
            refuse(PictureFault::Forbidden, m_reader.processingInstructionTarget());
            break;
        case QXmlStreamReader::NoToken:
        case QXmlStreamReader::Invalid:
        case QXmlStreamReader::StartDocument:
        case QXmlStreamReader::EndDocument:
        case QXmlStreamReader::Comment:
            break;
        }
    }

    void open() {
        const QStringView name = m_reader.name();
        m_isStyle = name == u"style";
        if (m_open.empty()) {
            if (name != u"svg")
                return refuse(PictureFault::Damaged);
            readSize();
        }
        if (std::find(kForbidden.begin(), kForbidden.end(), name) != kForbidden.end())
            return refuse(PictureFault::Forbidden, name);
        const QXmlStreamAttributes attributes = m_reader.attributes();
        QString used;
        for (const QXmlStreamAttribute &attribute : attributes) {
            if (attribute.name().startsWith(u"on", Qt::CaseInsensitive))
                return refuse(PictureFault::Forbidden, attribute.name());
            if (attribute.name() == u"href") {
                if (!attribute.value().startsWith(u'#'))
                    return refuse(PictureFault::Outside, attribute.value());
                used = attribute.value().mid(1).toString();
            }
            checkReferences(attribute.value());
        }
        if (m_open.size() >= kDeepest || ++m_count > kMaxDrawingParts)
            return refuse(PictureFault::TooComplex);
        m_open.push_back(
            m_parts.add(m_open.empty() ? 0 : m_open.back(), attributes.value(QStringLiteral("id")).toString(), used));
    }

    /// url(#here) and nothing else.
    void checkReferences(QStringView text) {
        for (qsizetype at = text.indexOf(u"url(", 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(u"url(", at + 4, Qt::CaseInsensitive)) {
            QStringView target = text.mid(at + 4).trimmed();
            if (target.startsWith(u'"') || target.startsWith(u'\''))
                target = target.mid(1);
            if (!target.startsWith(u'#'))
                return refuse(PictureFault::Outside, target);
        }
        if (text.contains(u"@import", Qt::CaseInsensitive))
            refuse(PictureFault::Outside, u"@import");
    }

    /// The view box, or else width and height.
    void readSize() {
        const QXmlStreamAttributes attributes = m_reader.attributes();
        const QString box = attributes.value(QStringLiteral("viewBox")).toString().simplified().replace(u',', u' ');
        const QStringList numbers = box.split(u' ', Qt::SkipEmptyParts);
        const bool hasBox = numbers.size() == 4;
        const double width = hasBox ? numbers[2].toDouble() : lengthOf(attributes.value(QStringLiteral("width")));
        const double height = hasBox ? numbers[3].toDouble() : lengthOf(attributes.value(QStringLiteral("height")));
        if (!(width > 0 && width <= kLargestUnit && height > 0 && height <= kLargestUnit))
            return refuse(PictureFault::Damaged);
        // A drawing of one unit has proportions as well.
        const double scale = std::max(1.0, 1000 / std::max(width, height));
        m_data.width = std::max(1, static_cast<int>(std::lround(scale * width)));
        m_data.height = std::max(1, static_cast<int>(std::lround(scale * height)));
    }

    PictureData &m_data;
    QXmlStreamReader m_reader;
    Parts m_parts;
    std::vector<std::size_t> m_open;
    int m_count = 0;
    bool m_isStyle = false;
    PictureFault m_fault = PictureFault::None;
};

} // namespace

PictureFault inspectDrawing(PictureData &data) { return DrawingCheck(data).run(); }

} // namespace champclos::io
