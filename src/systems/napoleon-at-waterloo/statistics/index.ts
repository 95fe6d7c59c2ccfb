export { statisticsRecorder } from './recorder.ts'
