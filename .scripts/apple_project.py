#!/usr/bin/env python3
"""Writes an Xcode project of one app and one target of tests that the app hosts, with this package as its only dependency.

    apple_project.py FOLDER IOS|TVOS|VISIONOS [--tests Tests/AppleAdapterTests]

Tests of a Swift package have no app, in which alone SwiftUI exposes what is in scroll views. The project is written anew each time, is in no
repository, and needs no tool but Xcode. Identifiers are made of names, so that the same input writes the same bytes.
"""

import argparse
import hashlib
import pathlib
import sys

PLATFORMS = {
    "iOS": ("iphonesimulator", "IPHONEOS_DEPLOYMENT_TARGET", "16.0", "1,2"),
    "tvOS": ("appletvsimulator", "TVOS_DEPLOYMENT_TARGET", "16.0", "3"),
    "visionOS": ("xrsimulator", "XROS_DEPLOYMENT_TARGET", "1.0", "7"),
}

APP = """\
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
"""


def identifier(name):
    """Returns the 24 digits by which a project knows an object."""
    return hashlib.sha256(name.encode()).hexdigest()[:24].upper()


def text(value, depth=0):
    """Returns a value as old property lists have it."""
    tabs = "\t" * depth
    if isinstance(value, dict):
        lines = [f"{tabs}\t{key} = {text(inner, depth + 1)};\n" for key, inner in value.items()]
        return "{\n" + "".join(lines) + tabs + "}"
    if isinstance(value, list):
        return "(\n" + "".join(f"{tabs}\t{text(inner, depth + 1)},\n" for inner in value) + tabs + ")"
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


class Project:
    """The objects of a project file."""

    def __init__(self):
        self.objects = {}

    def add(self, kind, called, /, **fields):
        key = identifier(f"{kind} {called}")
        assert key not in self.objects, called
        self.objects[key] = {"isa": kind, **fields}
        return key

    def configurations(self, name, settings):
        keys = [
            self.add("XCBuildConfiguration", f"{name} {mode}", name=mode, buildSettings=settings) for mode in ("Debug", "Release")
        ]
        return self.add(
            "XCConfigurationList", name, buildConfigurations=keys, defaultConfigurationIsVisible=0, defaultConfigurationName="Debug")

    def target(self, name, kind, product, sources, settings, dependencies=(), packages=()):
        built = self.add("PBXFileReference", f"product {name}", explicitFileType=kind, path=product, sourceTree="BUILT_PRODUCTS_DIR")
        files = [
            self.add("PBXBuildFile", f"{name} {path}", fileRef=self.add(
                "PBXFileReference", f"{name} {path}", lastKnownFileType="sourcecode.swift", path=path, sourceTree="<absolute>"))
            for path in sources
        ]
        linked = [self.add("PBXBuildFile", f"{name} links {package}", productRef=package) for package in packages]
        phases = [
            self.add("PBXSourcesBuildPhase", name, buildActionMask=2147483647, files=files, runOnlyForDeploymentPostprocessing=0),
            self.add("PBXFrameworksBuildPhase", name, buildActionMask=2147483647, files=linked, runOnlyForDeploymentPostprocessing=0),
        ]
        types = {"wrapper.application": "application", "wrapper.cfbundle": "bundle.unit-test"}
        target = self.add(
            "PBXNativeTarget", name, name=name, productName=name, productReference=built, buildRules=[], buildPhases=phases,
            productType=f"com.apple.product-type.{types[kind]}", dependencies=list(dependencies), packageProductDependencies=list(packages),
            buildConfigurationList=self.configurations(f"target {name}", settings))
        return target, built


def write(folder, platform, package, tests):
    sdk, key, version, family = PLATFORMS[platform]
    folder.mkdir(parents=True, exist_ok=True)
    app_source = folder / "App.swift"
    app_source.write_text(APP)
    project = Project()
    reference = project.add("XCLocalSwiftPackageReference", "package", relativePath=package)
    product = project.add("XCSwiftPackageProductDependency", "EveryScreen", package=reference, productName="EveryScreen")
    common = {
        "SDKROOT": sdk, key: version, "TARGETED_DEVICE_FAMILY": family, "SWIFT_VERSION": "6.0", "CODE_SIGNING_ALLOWED": "NO",
        "GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_NAME": "$(TARGET_NAME)",
        # Tests reach what is for this package alone; the name is that of the manifest's folder, as SwiftPM passes it.
        "OTHER_SWIFT_FLAGS": f"-package-name {pathlib.Path(package).name.lower()} -enable-upcoming-feature InternalImportsByDefault "
                             "-enable-upcoming-feature ExistentialAny",
    }
    app, app_product = project.target(
        "Host", "wrapper.application", "Host.app", [str(app_source)],
        {**common, "PRODUCT_BUNDLE_IDENTIFIER": "org.everyscreen.host", "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES"})
    proxy_name = "host of tests"
    root = identifier("PBXProject project")
    proxy = project.add(
        "PBXContainerItemProxy", proxy_name, containerPortal=root, proxyType=1, remoteGlobalIDString=app, remoteInfo="Host")
    dependency = project.add("PBXTargetDependency", proxy_name, target=app, targetProxy=proxy)
    sources = [str(path) for path in sorted(pathlib.Path(tests).resolve().rglob("*.swift"))]
    if not sources:
        sys.exit(f"apple_project: there is no Swift file in {tests}")
    bundle, bundle_product = project.target(
        "AppleAdapterTests", "wrapper.cfbundle", "AppleAdapterTests.xctest", sources,
        {**common, "PRODUCT_BUNDLE_IDENTIFIER": "org.everyscreen.tests", "BUNDLE_LOADER": "$(TEST_HOST)",
         "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Host.app/Host"},
        [dependency], [product])
    references = [key for key, value in project.objects.items() if value["isa"] == "PBXFileReference"]
    group = project.add("PBXGroup", "main", children=references, sourceTree="<group>")
    project.objects[root] = {
        "isa": "PBXProject", "attributes": {"BuildIndependentTargetsInParallel": 1},
        "buildConfigurationList": project.configurations("project", {"ALWAYS_SEARCH_USER_PATHS": "NO", "ENABLE_TESTABILITY": "YES"}),
        "compatibilityVersion": "Xcode 14.0", "developmentRegion": "en", "knownRegions": ["en", "Base"], "mainGroup": group,
        "packageReferences": [reference], "targets": [app, bundle],
    }
    bundle_folder = folder / "Host.xcodeproj"
    bundle_folder.mkdir(exist_ok=True)
    file = {"archiveVersion": 1, "classes": {}, "objectVersion": 60, "objects": project.objects, "rootObject": root}
    (bundle_folder / "project.pbxproj").write_text("// !$*UTF8*$!\n" + text(file) + "\n")
    schemes = bundle_folder / "xcshareddata" / "xcschemes"
    schemes.mkdir(parents=True, exist_ok=True)
    reference = (
        '<BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="{}" BuildableName="{}" BlueprintName="{}" '
        'ReferencedContainer="container:Host.xcodeproj"/>')
    schemes.joinpath("Host.xcscheme").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<Scheme LastUpgradeVersion="1600" version="1.7">\n'
        '<BuildAction><BuildActionEntries><BuildActionEntry buildForTesting="YES" buildForRunning="YES">'
        + reference.format(app, "Host.app", "Host")
        + '</BuildActionEntry></BuildActionEntries></BuildAction>\n'
        '<TestAction buildConfiguration="Debug" shouldUseLaunchSchemeArgsEnv="YES"><Testables>'
        '<TestableReference skipped="NO" parallelizable="NO">'
        + reference.format(bundle, "AppleAdapterTests.xctest", "AppleAdapterTests")
        + '</TestableReference></Testables></TestAction>\n</Scheme>\n')
    return bundle_folder


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("platform", choices=list(PLATFORMS))
    parser.add_argument("--tests", default="Tests/AppleAdapterTests")
    arguments = parser.parse_args()
    package = str(pathlib.Path(__file__).resolve().parent.parent)
    print(write(arguments.folder.resolve(), arguments.platform, package, arguments.tests))


if __name__ == "__main__":
    main()
