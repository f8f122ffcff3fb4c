import ScreenCapture
import ScreenModel
import Testing

@MainActor
struct LiveRoleTests {
    private func role(_ told: Role?, _ traits: Traits, isElement: Bool = true, _ container: ContainerType? = nil) throws -> Role {
        let object = FakeObject.view { object in
            object.facts.role = told
            object.facts.traits = traits
            object.facts.isElement = isElement
            object.facts.containerType = container
        }
        return try captureScreen(of: object, size: Size(width: 320, height: 480)).screen.elements[0].role
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
        ] as [(Role?, Traits, Role)])
    func `an element is what its class says, and else its traits`(told: Role?, traits: Traits, expected: Role) throws {
        #expect(try role(told, traits) == expected)
    }

    @Test(
        arguments: [
            (nil, .tabBar, nil, .tabBar), (nil, [], .list, .list), (nil, [], .dataTable, .table),
            (nil, [], .landmark, .group), (.group, [], .list, .list), (.table, [], .list, .table), (nil, [], nil, .group),
        ] as [(Role?, Traits, ContainerType?, Role)])
    func `a container is what its class says, and else its kind`(
        told: Role?, traits: Traits, container: ContainerType?, expected: Role
    ) throws {
        #expect(try role(told, traits, isElement: false, container) == expected)
    }
}
