import { parentPort, workerData } from 'node:worker_threads'
import { solveAnyLength } from '../../solver/any-length.ts'
import type { WantGraph } from '../../solver/exchange-graph.ts'
import { SWAP_DAY } from '../limits.ts'

const { graph, seed } = workerData as { graph: WantGraph; seed: number }
const since = performance.now()
const late = () => performance.now() - since > SWAP_DAY.matching
parentPort!.postMessage(solveAnyLength(graph, { goal: 'people', seed, late, work: SWAP_DAY.work }))
