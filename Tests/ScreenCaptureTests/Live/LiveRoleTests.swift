import EveryScreenCapture
import EveryScreenModel
import Testing

@MainActor
struct LiveRoleTests {
    private func role(
        _ reported: ScreenElement.Role?, _ traits: ScreenElement.Traits, isElement: Bool = true,
        _ container: ScreenElement.ContainerType? = nil
    ) throws -> ScreenElement.Role {
        let object = FakeObject.view { object in
            object.facts.role = reported
            object.facts.traits = traits
            object.facts.isElement = isElement
            object.facts.containerType = container
        }
        return try captureScreen(of: object, size: LayoutSize(width: 320, height: 480)).screen.elements[0].role
    }

    @Test(
        arguments: [
            (nil, .button, .button), (nil, .link, .link), (nil, .image, .image), (nil, [.image, .button], .button),
            (nil, .staticText, .text), (nil, [.staticText, .header], .heading), (nil, .header, .heading),
            (nil, [.button, .header], .button),
            (nil, .searchField, .searchField), (nil, .adjustable, .slider), (nil, [.button, .toggleButton], .toggle),
            (nil, .keyboardKey, .keyboardKey), (nil, .textEntry, .textField), (nil, [.textEntry, .secureTextField], .secureTextField),
            (nil, [.textEntry, .textArea], .textEditor), (nil, .radioButton, .radioButton), (nil, .pickerElement, .picker),
            (nil, [.button, .tabButton], .tab), (nil, [], .unknown), (.text, .button, .button), (.text, .staticText, .text),
            (.text, [.staticText, .header], .heading), (.group, .link, .link), (.stepper, .adjustable, .stepper),
            (.toggle, .button, .toggle),
            (.cell, .button, .button), (.cell, .staticText, .cell), (.cell, [], .cell),
        ] as [(ScreenElement.Role?, ScreenElement.Traits, ScreenElement.Role)])
    func `an element is what its class says, and else its traits`(
        reported: ScreenElement.Role?, traits: ScreenElement.Traits, expected: ScreenElement.Role
    ) throws {
        #expect(try role(reported, traits) == expected)
    }

    @Test(
        arguments: [
            (nil, .tabBar, nil, .tabBar), (nil, [], .list, .list), (nil, [], .dataTable, .table),
            (nil, [], .landmark, .group), (.group, [], .list, .list), (.table, [], .list, .table), (nil, [], nil, .group),
        ] as [(ScreenElement.Role?, ScreenElement.Traits, ScreenElement.ContainerType?, ScreenElement.Role)])
    func `a container is what its class says, and else its kind`(
        reported: ScreenElement.Role?, traits: ScreenElement.Traits, container: ScreenElement.ContainerType?, expected: ScreenElement.Role
    ) throws {
        #expect(try role(reported, traits, isElement: false, container) == expected)
    }
}
