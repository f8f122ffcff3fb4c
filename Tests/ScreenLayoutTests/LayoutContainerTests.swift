import EveryScreenLayout
import EveryScreenModel
import Testing

/// Everything but rows and columns, with frames worked out by hand.
struct LayoutContainerTests {
    @Test func `padding moves its child inwards and leaves no element`() {
        #expect(lines(laidOut(box(60, 40).padding(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)))) == ["0 image 2,1 60×40"])
        #expect(lines(laidOut(.row(spacing: 0, [box(60, 40).padding(5), box(9, 9)]))) == ["0/0 image 5,5 60×40", "1 image 70,20.5 9×9"])
    }

    @Test func `the content of a frame is centered, whether it fits or not`() {
        #expect(lines(laidOut(box(20, 20).frame(width: 60, height: 50))) == ["0 image 20,15 20×20"])
        #expect(lines(laidOut(box(90, 80).frame(width: 60, height: 50))) == ["0 image -15,-15 90×80"])
        #expect(lines(laidOut(box(90, 80).frame(width: 60, height: 50, alignment: .topLeading))) == ["0 image 0,0 90×80"])
        #expect(lines(laidOut(box(20, 20).frame(width: 60, height: 50, alignment: .bottomTrailing))) == ["0 image 40,30 20×20"])
    }

    @Test func `a frame bounds the width of its content`() {
        #expect(lines(laidOut(wide(4).frame(width: 40))) == ["0 text 3,0 34×40.67"])
        #expect(lines(laidOut(wide(4).frame(maxWidth: .infinity))) == ["0 text 161,0 68×20.33"])
        #expect(lines(laidOut(wide(4).frame(minWidth: 100, minHeight: 50))) == ["0 text 16,14.83 68×20.33"])
    }

    @Test func `a frame with a height takes no more, even for larger content`() {
        let framed = Blueprint.column(spacing: 0, [.spacer, box(10, 10)]).frame(height: 100)

        #expect(lines(laidOut(.column(spacing: 0, [framed, box(20, 20)]))) == ["0/0/1 image 0,90 10×10", "1 image 0,100 20×20"])
    }

    @Test func `a frame that clips is a group that says so`() {
        let screen = laidOut(box(90, 80).frame(width: 60, height: 50, clips: true))

        #expect(lines(screen) == ["- group 0,0 60×50", "0 image -15,-15 90×80"])
        #expect(screen.elements.map(\.clipsContent) == [true, nil])
        #expect(screen.parent(of: 1) == 0)
    }

    @Test func `a scrolling region takes the room that is left and its child what it needs`() {
        let screen = laidOut(.column([box(100, 100), .scroll(box(100, 2_000)), box(100, 36)]))

        #expect(lines(screen) == ["0 image 0,0 100×100", "1 scrollView 0,108 100×692", "1/0 image 0,108 100×2000", "2 image 0,808 100×36"])
        #expect(
            screen.elements[1].scrolling == ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: 100, height: 2_000)))
        #expect(screen.elements[1].clipsContent == true)
    }

    @Test func `two scrolling regions have half of the room each`() {
        #expect(
            lines(laidOut(.column([.scroll(box(10, 20)), .scroll(box(10, 2_000))]))) == [
                "0 scrollView 0,0 10×418", "0/0 image 0,0 10×20", "1 scrollView 0,426 10×418", "1/0 image 0,426 10×2000",
            ])
    }

    @Test func `what stands beside a scrolling region keeps its height, and the region is left what its share has`() {
        let half = Blueprint.column(spacing: 0, [box(10, 500), .scroll(box(10, 900))])

        #expect(
            lines(laidOut(.column(spacing: 0, [half, .scroll(box(10, 900))]))) == [
                "0/0 image 0,0 10×500", "0/1 scrollView 0,500 10×0", "0/1/0 image 0,500 10×900", "1 scrollView 0,500 10×344",
                "1/0 image 0,500 10×900",
            ])
    }

    @Test func `a region that scrolls to the side is as high as its child`() {
        let screen = laidOut(.scroll(.horizontal, .row([box(300, 40), box(300, 40)])))

        #expect(lines(screen) == ["- scrollView 0,0 390×40", "0/0 image 0,0 300×40", "0/1 image 308,0 300×40"])
        #expect(
            screen.elements[0].scrolling == ScreenElement.Scrolling(axes: [.horizontal], contentSize: LayoutSize(width: 608, height: 40)))
    }

    @Test func `a list takes its room, scrolls, and puts each child in a cell of at least 52 points`() {
        let screen = laidOut(.list([box(20, 20), box(20, 80)]))

        #expect(
            lines(screen) == [
                "- list 0,0 390×844", "0.cell cell 16,0 358×52", "0 image 36,16 20×20", "1.cell cell 16,52 358×110", "1 image 36,67 20×80",
            ])
        #expect(screen.elements[0].containerType == .list)
        #expect(
            screen.elements[0].scrolling
                == ScreenElement.Scrolling(axes: [.vertical], contentSize: LayoutSize(width: 390, height: 162)))
    }

    @Test func `a bar has its title in its middle`() {
        let screen = laidOut(.navigationBar("書", [.imageButton("star")]))

        #expect(lines(screen) == ["- navigationBar 0,0 390×54", ".title/0 heading 186.5,11.83 17×20.33", "0 button 330,0 44×44"])
        #expect(screen.title == "書")
    }

    @Test func `a bar with a way back has it at its leading end`() {
        let screen = laidOut(.navigationBar("書", back: "書"))

        #expect(lines(screen) == ["- navigationBar 0,0 390×54", ".back button 16,0 44×44", ".title/0 heading 186.5,11.83 17×20.33"])
        #expect(screen.elements[1].activation == "back")
    }

    @Test func `the title of a bar grows up to the largest size that is no accessibility size, and can be shown large`() {
        let screen = laidOut(.navigationBar("書", [.imageButton("star")]), textSize: .accessibility1)

        #expect(lines(screen) == ["- navigationBar 0,0 390×54", ".title/0 heading 183.5,8.17 23×27.67", "0 button 330,0 44×44"])
        #expect(screen.elements[1].largeContentTitle == "書")
    }

    @Test(arguments: [(.leading, "0,40"), (.center, "40,40"), (.bottomTrailing, "80,80")] as [(Blueprint.Alignment, String)])
    func `an overlay lies over its child and changes no place`(alignment: Blueprint.Alignment, corner: String) {
        #expect(
            lines(laidOut(box(100, 100).overlay(box(20, 20), alignment: alignment))) == ["0 image 0,0 100×100", "1 image \(corner) 20×20"])
    }

    @Test func `an overlay larger than its child reaches out of it on the other side`() {
        #expect(
            lines(laidOut(box(10, 10).overlay(box(20, 20), alignment: .bottomTrailing))) == ["0 image 0,0 10×10", "1 image -10,-10 20×20"])
    }

    @Test func `a modal lies over the lower end of the screen and takes all touches`() {
        let screen = laidOut(box(100, 100).modal(box(50, 60), closesOnEscape: false))

        #expect(lines(screen) == ["0 image 0,0 100×100", ".modal sheet 0,784 390×60", "1 image 0,784 50×60"])
        #expect(screen.elements[1].modal == ScreenElement.ModalBehavior(closesOnEscapeKey: false, closesOnEscapeGesture: false))
        #expect(screen.elements[1].touchRegion == screen.bounds)
        #expect(screen.elements[1].coversTouches == true)
        #expect(screen.parent(of: 2) == 1)
    }

    @Test func `a modal higher than the screen starts at its top, and one that scrolls is as high as the screen`() {
        #expect(lines(laidOut(box(1, 1).modal(box(50, 900)))).last == "1 image 0,0 50×900")
        #expect(lines(laidOut(box(1, 1).modal(.scroll(box(50, 900)))))[1...2] == [".modal sheet 0,0 390×844", "1 scrollView 0,0 50×844"])
    }
}
