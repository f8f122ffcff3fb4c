extension LargeCapture {
    /// One of each format whose files grow with the screen, and a few that are
    /// awkward.
    static let all: [LargeCapture] = markup + json + lines

    private static let markup = [
        LargeCapture("uiautomator", "<hierarchy rotation='0'><node class='a.B' bounds='[0,0][9,9]'>", end: "</node></hierarchy>") {
            "<node text='Tea \($0)' class='android.widget.TextView' clickable='false' focusable='false' bounds='[0,\($0)][9,99]'/>"
        },
        LargeCapture(
            "appium-android", "<hierarchy rotation='0'><android.widget.FrameLayout class='android.widget.FrameLayout' bounds='[0,0][9,9]'>",
            end: "</android.widget.FrameLayout></hierarchy>"
        ) {
            "<android.widget.Button class='android.widget.Button' text='Tea \($0)' clickable='true' displayed='true' bounds='[0,\($0)][9,99]'/>"
        },
        LargeCapture(
            "appium-ios", "<AppiumAUT><XCUIElementTypeApplication x='0' y='0' width='9' height='9'>",
            end: "</XCUIElementTypeApplication></AppiumAUT>"
        ) { "<XCUIElementTypeButton name='tea' label='Tea \($0)' enabled='true' visible='true' x='0' y='\($0)' width='9' height='9'/>" },
        LargeCapture("detox", "<ViewHierarchy><UIWindow class='UIWindow' width='9' height='9'>", end: "</UIWindow></ViewHierarchy>") {
            "<UILabel class='UILabel' x='0' y='\($0)' width='9' height='9' visibility='visible' alpha='1.0' label='Tea \($0)'/>"
        },
    ]

    private static let json = [
        LargeCapture(
            json: "everyscreen", "{'everyscreen':1,'screens':[{'name':'tea','size':{'width':9,'height':9},'elements':[", end: "]}]}"
        ) {
            "{'source':'\($0)','role':'button','label':'Tea \($0)','frame':{'x':0,'y':\($0),'width':9,'height':9}}"
        },
        LargeCapture(
            json: "browser-capture",
            "{'id':'tea','viewport':[9,9],'page':{'title':'Tea'},'nodes':[{'id':'n','parent':null,'role':'RootWebArea','name':'Tea',\(drawn)},",
            end: "]}"
        ) {
            "{'id':'n\($0)','parent':'n','role':'button','name':'Tea \($0)','tag':'button',\(drawn),'focusable':true}"
        },
        LargeCapture(
            json: "browser-capture, of videos that are fixed",
            "{'id':'tea','viewport':[9,9],'page':{'title':'Tea'},'nodes':[{'id':'n','parent':null,'role':'RootWebArea','name':'Tea',\(drawn)},",
            end: "]}"
        ) {
            "{'id':'n\($0)','parent':'n','role':'Video','tag':'video','rendered':true,'bounds':[0,0,9,9],'style':{'position':'fixed'}}"
        },
        LargeCapture(
            json: "trailblaze", "{'deviceWidth':9,'deviceHeight':9,'trailblazeNodeTree':{'children':[",
            end: "],'driverDetail':{\(driver)}}}"
        ) { "{'nodeId':\($0),'bounds':{\(box)},'driverDetail':{\(driver),'className':'android.widget.Button','text':'Tea \($0)'}}" },
        LargeCapture(
            json: "trailblaze, 30,000 one inside the other",
            "{'trailblazeNodeTree':" + times(30_000, "{'driverDetail':{\(driver)},'children':[") + last,
            end: "]}" + times(30_000, "]}") + "}"
        ) { "{'driverDetail':{\(driver),'text':'Tea \($0)'}}" },
        LargeCapture(json: "maestro", "{'attributes':{},'children':[", end: "]}") {
            "{'attributes':{'text':'Tea \($0)','class':'android.widget.Button','bounds':'[0,\($0)][9,99]'},'children':[]}"
        },
        LargeCapture(json: "axe-android", "{'axeContext':{'axeView':{'className':'a.B','children':[", end: "]}}}") {
            "{'axeViewId':\($0),'boundsInScreen':{\(box)},'className':'android.widget.Button','text':'Tea \($0)','isClickable':true}"
        },
        LargeCapture(json: "atf", "{'ATFAResults':[", end: "]}") {
            "{'AccessibilityHierarchyCheckResult.element':{\(view)id':\($0),\(view)parentId':\(outer($0)),\(view)className':'a.Button'}}"
        },
        LargeCapture(json: "droidbot", "{'state_str':'','views':[", end: "]}") {
            "{'parent':\(outer($0)),'class':'a.Button','text':'Tea \($0)','bounds':[[0,0],[9,9]]}"
        },
        LargeCapture(json: "idb", "[", end: "]") {
            "{'AXFrame':'','AXLabel':'Tea \($0)','frame':{'x':0,'y':\($0),'width':9,'height':9},'type':'Button','traits':[]}"
        },
        LargeCapture(json: "a11yuitests", "{'generated':'','snapshot':[", end: "]}") {
            "{'traits':['Button'],'enabled':true,'frame':[[0,\($0)],[9,9]],'value':'','label':'Tea \($0)','type':'Button'}"
        },
        LargeCapture(json: "accessibility-snapshot", "[", end: "]") {
            "{'element':{'_0':{'label':'Tea \($0)','traits':['button'],'shape':{'type':'frame','frame':[[0,\($0)],[9,9]]}},'traversalIndex':\($0)}}"
        },
        LargeCapture(json: "cdp, the tree", "{'nodes':[", end: "]}") {
            "{'nodeId':'\($0)','ignored':false,'role':{'value':'button'},'name':{'value':'Tea \($0)'},\(parent($0))'backendDOMNodeId':\($0)}"
        },
    ]

    private static let lines = [
        LargeCapture("xcuitest", " →Application, 0x1, pid: 7, {{0.0, 0.0}, {9.0, 9.0}}\n") {
            "    Button, 0x\($0), {{0.0, \($0).0}, {9.0, 9.0}}, identifier: 'tea', label: 'Tea \($0)', value: 7, Selected\n"
        },
        LargeCapture("xcuitest, one label of quotation marks", "Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: '", end: "'") { _ in
            "it's', value, "
        },
        LargeCapture("flutter", "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n │\n") {
            " ├─SemanticsNode#\($0)\n │   Rect.fromLTRB(0.0, \($0).0, 9.0, 999999.0)\n │   actions: tap\n │   label: \"Tea \($0)\"\n"
        },
        LargeCapture(
            "flutter, one label of many lines", "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n  label:\n    \"", end: "\"\n"
        ) {
            "Tea \($0)\"\n    "
        },
    ]

    private static let driver = "'class':'androidAccessibility'"
    private static let drawn = "'rendered':true,'bounds':[0,0,9,9],'color':null,'background':null,'style':{}"
    private static let last = "{'driverDetail':{\(driver)},'children':["
    private static let view = "'ViewHierarchyElement."
    private static let box = "'left':0,'top':0,'right':9,'bottom':9"

    /// The number of what an element is inside of, in a tree as deep as the
    /// logarithm of its size.
    private static func outer(_ number: Int) -> Int { number == 0 ? -1 : (number - 1) / 2 }
    private static func parent(_ number: Int) -> String { number == 0 ? "" : "'parentId':'\(outer(number))'," }
    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
}
