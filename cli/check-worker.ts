import { parentPort, workerData } from 'node:worker_threads'
import { checkScenario } from './check.ts'
import { type Done, type Task, takeNext } from './check-helpers.ts'

// A helper thread: checks the files of a task that nobody has taken yet, until there are none.
const task = workerData as Task
const stdin = () => Promise.reject(new Error('standard input belongs to the main thread'))
const done: Done[] = []
for (let index = takeNext(task); index !== undefined; index = takeNext(task)) {
  done.push([index, await checkScenario(task.paths[index]!, { cwd: task.cwd, stdin })])
}
parentPort!.postMessage(done)
