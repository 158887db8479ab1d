// SPDX-License-Identifier: MIT
#include "app/paint/svg_source.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>

// In a static library the resource has to be asked for, and the macro works outside of namespaces only.
static void loadArtResource() { Q_INIT_RESOURCE(champclos_art); }

namespace champclos::paint::svg {

namespace {

QByteArray resource(const QString &path) {
    loadArtResource();
    QFile file(QStringLiteral(":/champclos/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Ids come from files of users: nothing but plain names is looked up.
bool isPlainName(const QString &name) {
    static const QRegularExpression kPlain(QStringLiteral("^[a-z0-9][a-z0-9-]*$"));
    return kPlain.match(name).hasMatch();
}

QMap<QString, Pair> readPairs() {
    QMap<QString, Pair> pairs;
    const QJsonObject object = QJsonDocument::fromJson(resource(QStringLiteral("art/emblems.json"))).object();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const QJsonObject colours = entry.value().toObject();
        const Pair pair = {QColor(colours.value(u"field").toString()), QColor(colours.value(u"charge").toString())};
        if (pair.field.isValid() && pair.charge.isValid() &&
            QFile::exists(QStringLiteral(":/champclos/art/emblems/%1.svg").arg(entry.key())))
            pairs.insert(entry.key(), pair);
    }
    return pairs;
}

std::vector<Change> readDarkColours() {
    std::vector<Change> changes;
    const QJsonObject object = QJsonDocument::fromJson(resource(QStringLiteral("art/dark.json"))).object();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        changes.emplace_back(QColor(entry.key()), QColor(entry.value().toString()));
    return changes;
}

const QRegularExpression &colourMark() {
    static const QRegularExpression kMark(QStringLiteral("#[0-9A-Fa-f]{6}"));
    return kMark;
}

/// One shape of a drawing as it is outlined.
class Outliner {
public:
    Outliner(const OutlineLook &look, QXmlStreamWriter &writer) : m_look(look), m_writer(writer) {}

    /// First all contours, wider than the shapes by the stroke, so that they only show around the union.
    void writeContour(const QString &name, const QXmlStreamAttributes &shape) {
        const bool isFilled = is(shape, "fill", lightMark());
        const bool isStroked = is(shape, "stroke", lightMark());
        if (!isFilled && !isStroked)
            return;
        const double width = isStroked || hasColour(shape, "stroke") ? strokeWidth(shape) : 0;
        write(name, shape, isFilled ? "#000000" : "none", "#000000", width + 2 * m_look.stroke);
    }

    void writeInside(const QString &name, const QXmlStreamAttributes &shape) {
        const bool isSolid = m_look.details == Details::Solid;
        const double line = m_look.stroke;
        if (is(shape, "fill", lightMark()))
            write(name, shape, "#FFFFFF", is(shape, "stroke", darkMark()) ? "#000000" : "none", line);
        else if (is(shape, "stroke", lightMark()))
            write(name, shape, "none", "#FFFFFF", strokeWidth(shape));
        else if (is(shape, "fill", darkMark()))
            write(name, shape, isSolid ? "#000000" : "#FFFFFF", isSolid ? "none" : "#000000", line);
        else if (is(shape, "stroke", darkMark()))
            write(name, shape, "none", "#000000", std::min(strokeWidth(shape), 1.3 * line));
    }

private:
    static bool hasColour(const QXmlStreamAttributes &shape, const char *attribute) {
        return shape.value(QLatin1String(attribute)).startsWith(u'#');
    }
    static bool is(const QXmlStreamAttributes &shape, const char *attribute, const QColor &colour) {
        return hasColour(shape, attribute) &&
               QColor(shape.value(QLatin1String(attribute)).toString()).rgb() == colour.rgb();
    }
    static double strokeWidth(const QXmlStreamAttributes &shape) {
        const auto width = shape.value(QStringLiteral("stroke-width"));
        return width.isEmpty() ? 1 : width.toDouble();
    }

    void write(const QString &name, const QXmlStreamAttributes &shape, const char *fill, const char *stroke,
               double width) {
        m_writer.writeEmptyElement(name);
        for (const QXmlStreamAttribute &attribute : shape)
            if (attribute.name() != u"fill" && !attribute.name().startsWith(u"stroke"))
                m_writer.writeAttribute(attribute);
        m_writer.writeAttribute(QStringLiteral("fill"), QLatin1String(fill));
        m_writer.writeAttribute(QStringLiteral("stroke"), QLatin1String(stroke));
        m_writer.writeAttribute(QStringLiteral("stroke-width"), QString::number(width));
        m_writer.writeAttribute(QStringLiteral("stroke-linecap"), QStringLiteral("round"));
        m_writer.writeAttribute(QStringLiteral("stroke-linejoin"), QStringLiteral("round"));
    }

    OutlineLook m_look;
    QXmlStreamWriter &m_writer;
};

} // namespace

const QMap<QString, Pair> &emblemPairs() {
    static const QMap<QString, Pair> pairs = readPairs();
    return pairs;
}

QByteArray emblemSource(const QString &id) {
    return isPlainName(id) ? resource(QStringLiteral("art/emblems/%1.svg").arg(id)) : QByteArray();
}

QStringList iconNames() {
    loadArtResource();
    QStringList names = QDir(QStringLiteral(":/champclos/icons")).entryList({QStringLiteral("*.svg")}, QDir::Files);
    for (QString &name : names)
        name.chop(4);
    return names;
}

QByteArray iconSource(const QString &name) {
    return isPlainName(name) ? resource(QStringLiteral("icons/%1.svg").arg(name)) : QByteArray();
}

QColor darkMark() { return QColor(0x2A, 0x23, 0x20); }
QColor lightMark() { return QColor(0xF4, 0xEC, 0xDD); }

QByteArray icon(const QString &name, const QColor &colour, const QColor &ground) {
    const QByteArray source = iconSource(name);
    const QString text = QString::fromUtf8(source);
    bool isTwoColoured = false;
    for (auto marks = colourMark().globalMatch(text); marks.hasNext();) {
        const QRgb found = QColor(marks.next().captured()).rgb();
        if (found != darkMark().rgb() && found != lightMark().rgb())
            return source;
        isTwoColoured = isTwoColoured || found == lightMark().rgb();
    }
    if (isTwoColoured)
        return recoloured(source, {{lightMark(), colour}, {darkMark(), ground}});
    return recoloured(source, {{darkMark(), colour}});
}

namespace {

QByteArray inTheme(const QByteArray &source, bool isDark) {
    static const std::vector<Change> kDark = readDarkColours();
    return isDark && !source.isEmpty() ? recoloured(source, kDark) : source;
}

} // namespace

QByteArray boardSource(const QString &art, bool isDark) {
    QString name = art;
    if (name.endsWith(QStringLiteral(".svg")))
        name.chop(4);
    if (!isPlainName(name))
        return {};
    return inTheme(resource(QStringLiteral("art/boards/%1.svg").arg(name)), isDark);
}

QByteArray ornamentSource(const QString &name, bool isDark) {
    thread_local QHash<QString, QByteArray> kept;
    const QString key = isDark ? name + u'*' : name;
    if (const auto found = kept.constFind(key); found != kept.constEnd())
        return *found;
    const QByteArray source =
        isPlainName(name) ? inTheme(resource(QStringLiteral("art/ornaments/%1.svg").arg(name)), isDark) : QByteArray();
    return *kept.insert(key, source);
}

QByteArray groundTable() { return resource(QStringLiteral("art/grounds.json")); }

QByteArray recoloured(const QByteArray &source, const std::vector<Change> &changes) {
    const QString text = QString::fromUtf8(source);
    QString result;
    qsizetype done = 0;
    for (auto marks = colourMark().globalMatch(text); marks.hasNext();) {
        const auto mark = marks.next();
        const QRgb found = QColor(mark.captured()).rgb();
        const auto change = std::find_if(changes.begin(), changes.end(),
                                         [found](const Change &entry) { return entry.first.rgb() == found; });
        result += text.mid(done, mark.capturedStart() - done);
        result += change == changes.end() ? mark.captured() : change->second.name();
        done = mark.capturedEnd();
    }
    return (result + text.mid(done)).toUtf8();
}

QByteArray outlined(const QByteArray &source, const OutlineLook &look) {
    struct Shape {
        QString name;
        QXmlStreamAttributes attributes;
    };
    QString viewBox = QStringLiteral("0 0 100 100");
    std::vector<Shape> shapes;
    QXmlStreamReader reader(source);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == u"svg")
            viewBox = reader.attributes().value(QStringLiteral("viewBox")).toString();
        else
            shapes.push_back({reader.name().toString(), reader.attributes()});
    }
    QByteArray result;
    QXmlStreamWriter writer(&result);
    writer.writeStartElement(QStringLiteral("svg"));
    writer.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2000/svg"));
    writer.writeAttribute(QStringLiteral("viewBox"), viewBox);
    Outliner outliner(look, writer);
    for (const Shape &shape : shapes)
        outliner.writeContour(shape.name, shape.attributes);
    for (const Shape &shape : shapes)
        outliner.writeInside(shape.name, shape.attributes);
    writer.writeEndElement();
    return result;
}

} // namespace champclos::paint::svg
