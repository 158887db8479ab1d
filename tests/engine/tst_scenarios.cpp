// SPDX-License-Identifier: MIT
//
// Every file below tests/scenarios, one row each; every rule id must have one. CHAMPCLOS_SCENARIOS=text runs only those
// whose path contains the text.
#include "tests/support/content.h"
#include "tests/support/scenario.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QtTest>

using namespace champclos;
using namespace champclos::test;

namespace {

const QString kFolder = QString::fromStdString(sourcePath("tests/scenarios"));

QStringList scenarioFiles() {
    QStringList files;
    QDirIterator it(kFolder, {"*.scenario"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files.append(QDir(kFolder).relativeFilePath(it.next()));
    files.sort();
    return files;
}

} // namespace

class TestScenarios : public QObject {
    Q_OBJECT

private slots:
    void holds_data();
    void holds();
    void everyRuleHasAScenario();
};

void TestScenarios::holds_data() {
    QTest::addColumn<QString>("file");
    const QString wanted = qEnvironmentVariable("CHAMPCLOS_SCENARIOS");
    for (const QString &file : scenarioFiles())
        if (file.contains(wanted))
            QTest::newRow(qPrintable(file)) << file;
}

void TestScenarios::holds() {
    QFETCH(QString, file);
    const std::string problem = scenarioProblem((kFolder + "/" + file).toStdString());
    QVERIFY2(problem.empty(), problem.c_str());
}

void TestScenarios::everyRuleHasAScenario() {
    QFile list(kFolder + "/rule_ids.txt");
    QVERIFY(list.open(QIODevice::ReadOnly));
    QStringList missing;
    const QStringList files = scenarioFiles();
    const QStringList ids = QString::fromUtf8(list.readAll()).split('\n', Qt::SkipEmptyParts);
    for (const QString &id : ids)
        if (files.filter(QRegularExpression("^rules/" + id.trimmed() + "-")).isEmpty())
            missing.append(id);
    QVERIFY2(missing.isEmpty(), qPrintable("rules without a scenario: " + missing.join(' ')));
    for (const QString &file : files)
        if (file.startsWith("rules/"))
            QVERIFY2(ids.contains(file.mid(6).section('-', 0, 0)), qPrintable("there is no such rule: " + file));
}

CHAMPCLOS_TEST_GUILESS(TestScenarios)
#include "tst_scenarios.moc"
