import { parentPort, workerData } from 'node:worker_threads'
import { chooseCircles } from '../../server/circles/choose-circles.ts'

// One run over a whole market, as the site has it done beside the thread that serves.
const start = performance.now()
const { loops, circles } = chooseCircles(workerData)
const seconds = (performance.now() - start) / 1000
parentPort!.postMessage({ loops, circles: circles.length, seconds, cpu: process.threadCpuUsage().user / 1e6 })
