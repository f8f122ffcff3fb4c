import Testing

@testable import EveryScreenBrowser

/// All orders in which workers can take, finish and close parts, tried one by one.
struct PageScheduleTests {
    /// A run at one moment.
    private struct World {
        var schedule: PageSchedule<Int>
        /// The parts that workers record now.
        var recording: [PageSchedule<Int>.Part] = []
        /// The pages whose results are being made, with the number of recordings.
        var closing: [(page: Int, count: Int)] = []
        var taken: Set<PageSchedule<Int>.Part> = []
        /// The number of recordings by page.
        var closed: [Int: Int] = [:]
    }

    /// Tries all continuations, and returns how many ends there are.
    ///
    /// - Parameters:
    ///   - failing: The part that fails in a way that no other setting changes.
    private func explore(
        _ world: World, workers: Int, isOver: Bool, failing: PageSchedule<Int>.Part?, atEnd check: (World) -> Void
    ) -> Int {
        var ends = 0
        func go(_ change: (inout World) -> Void) {
            var next = world
            change(&next)
            ends += explore(next, workers: workers, isOver: isOver, failing: failing, atEnd: check)
        }
        let busy = world.recording.count + world.closing.count
        if busy < workers {
            var next = world
            if let part = next.schedule.takePart(isOver: isOver) {
                #expect(next.taken.insert(part).inserted)
                next.recording.append(part)
                ends += explore(next, workers: workers, isOver: isOver, failing: failing, atEnd: check)
            }
        }
        for (index, part) in world.recording.enumerated() {
            go { world in
                world.recording.remove(at: index)
                guard let recorded = world.schedule.add(part.setting, of: part, hasFailed: part == failing) else { return }
                world.closing.append((part.page, recorded.count))
            }
        }
        for (index, entry) in world.closing.enumerated() {
            go { world in
                world.closing.remove(at: index)
                world.closed[entry.page] = entry.count
                world.schedule.close(page: entry.page)
                while world.closed[world.schedule.deliveredCount] != nil { world.schedule.deliveredCount += 1 }
            }
        }
        if world.schedule.hasEnded(isOver: isOver) {
            #expect(busy == 0)
            check(world)
            return ends + 1
        }
        if busy == 0 { #expect(ends > 0, "nothing goes on, and nothing has ended") }
        return ends
    }

    private func world(pages: Int, settings: Int, lead: Int = 4) -> World {
        var world = World(schedule: PageSchedule(settingCount: settings, lead: lead))
        world.schedule.pageCount = pages
        return world
    }

    @Test(arguments: [(1, 1, 2), (1, 2, 2), (1, 3, 2), (2, 2, 2), (3, 1, 2), (2, 2, 3), (1, 4, 3)])
    func `a run ends after all settings of all pages`(pages: Int, settings: Int, workers: Int) {
        let ends = explore(world(pages: pages, settings: settings), workers: workers, isOver: false, failing: nil) { world in
            #expect(world.closed == Dictionary(uniqueKeysWithValues: (0..<pages).map { ($0, settings) }))
        }

        #expect(ends > 0)
    }

    @Test func `a page that failed needs no further setting, and the others go on`() {
        let failing = PageSchedule<Int>.Part(page: 0, setting: 0)

        _ = explore(world(pages: 2, settings: 3), workers: 2, isOver: false, failing: failing) { world in
            #expect(world.closed[1] == 3)
            #expect(world.taken.count { $0.page == 0 } == world.closed[0])
        }
    }

    @Test func `a run that is interrupted finishes the pages that are open`() {
        var world = world(pages: 3, settings: 2)
        let first = world.schedule.takePart(isOver: false)
        world.recording = first.map { [$0] } ?? []
        world.taken = Set(world.recording)

        _ = explore(world, workers: 2, isOver: true, failing: nil) { #expect($0.closed == [0: 2]) }
    }

    @Test func `the parts that wait are those that can still be taken`() {
        var schedule = PageSchedule<Int>(settingCount: 2, lead: 8)
        schedule.pageCount = 3
        var counts = [schedule.waitingCount]

        let first = schedule.takePart(isOver: false)
        counts.append(schedule.waitingCount)
        if let first { _ = schedule.add(0, of: first, hasFailed: true) }
        counts.append(schedule.waitingCount)
        schedule.close(page: 0)
        while schedule.takePart(isOver: false) != nil { counts.append(schedule.waitingCount) }

        #expect(counts == [6, 5, 4, 3, 2, 1, 0])
    }

    @Test func `no page begins further ahead than the lead`() {
        var schedule = PageSchedule<Int>(settingCount: 1, lead: 2)
        schedule.pageCount = 5

        let parts = (0..<3).map { _ in schedule.takePart(isOver: false)?.page }

        #expect(parts == [0, 1, nil])
        #expect(!schedule.hasEnded(isOver: false))
        schedule.deliveredCount = 1
        #expect(schedule.takePart(isOver: false)?.page == 2)
    }
}
