import Testing

@testable import PokeAPI
@testable import PokeAPICache

private func task(_ id: Int) -> FetchTask {
  FetchTask(Resource(.item, id))
}

extension FetchQueue {
  fileprivate mutating func next(_ now: Double = 0) -> String {
    switch take(now: now) {
    case .task(let task): task.item.name + (task.isLastRound ? " last" : "")
    case .wait(let seconds): "wait \(seconds)"
    case .finished: "finished"
    }
  }
}

private let failure = FetchFailure(what: "item", reason: "gone")

@Test("Each thing is handed out once")
func once() {
  var queue = FetchQueue()
  queue.add([task(1), task(2), task(1)])
  #expect(queue.next() == "item/2")
  #expect(queue.next() == "item/1")
  queue.arrived(.fetched, followers: [task(2), task(3)])
  #expect(queue.next() == "item/3")
  #expect(queue.next() == "wait 1.0")
  queue.arrived(.fetched, followers: [])
  queue.arrived(.kept, followers: [])
  #expect(queue.next() == "finished")
  #expect(queue.counts.known == 3 && queue.counts.done == 3)
}

@Test("What waits is handed out when it is due, before anything new")
func delayed() {
  var queue = FetchQueue()
  queue.add([task(1)])
  #expect(queue.next() == "item/1")
  queue.again(task(1), at: 5, isOutage: false)
  #expect(queue.next(2) == "wait 3.0")
  queue.add([task(2)])
  #expect(queue.next(5) == "item/1")
  #expect(queue.next(5) == "item/2")
}

@Test("What failed for now is tried in one last round")
func lastRound() {
  var queue = FetchQueue()
  queue.add([task(1)])
  #expect(queue.next() == "item/1")
  queue.exhausted(task(1), failure, isOutage: false)
  #expect(queue.open == 1)
  #expect(queue.next() == "wait 0.0")
  #expect(queue.next() == "item/1 last")
  queue.failed(failure)
  #expect(queue.next() == "finished")
  #expect(queue.failures == [failure])
}

@Test("A server that does not serve is left alone after a while")
func outage() {
  var queue = FetchQueue()
  queue.add((1...20).map(task))
  for _ in 1..<FetchQueue.outageLimit {
    _ = queue.next()
    queue.failed(failure, isOutage: true)
  }
  _ = queue.next()
  queue.arrived(.fetched, followers: [])
  for _ in 0..<FetchQueue.outageLimit {
    #expect(queue.next() != "finished")
    queue.failed(failure, isOutage: true)
  }
  #expect(queue.next() == "finished")
  #expect(queue.open == 4)
}

@Test("While nothing is served, only what was tried is tried again, and the end says why")
func heldBack() {
  var queue = FetchQueue()
  queue.add((1...100).map(task))
  var asked: [String] = []
  for _ in 0..<FetchQueue.outageLimit {
    asked.append(queue.next())
    queue.again(task(100 - asked.count + 1), at: 1, isOutage: true)
  }
  #expect(Set(asked).count == FetchQueue.outageLimit)
  #expect(queue.next() == "wait 1.0")
  for _ in asked {
    guard case .task(let task) = queue.take(now: 1) else { break }
    #expect(asked.contains(task.item.name))
    queue.exhausted(task, failure, isOutage: true)
  }
  #expect(queue.next(1) == "finished")
  #expect(queue.failures == [failure] && queue.open == 99)
}

@Test("What arrives ends the holding back")
func servesAgain() {
  var queue = FetchQueue()
  queue.add((1...100).map(task))
  for id in 0..<FetchQueue.outageLimit {
    _ = queue.next()
    queue.again(task(100 - id), at: 1, isOutage: true)
  }
  #expect(queue.next(1) == "item/100")
  queue.arrived(.fetched, followers: [])
  #expect(queue.next(0) == "item/92")
}
