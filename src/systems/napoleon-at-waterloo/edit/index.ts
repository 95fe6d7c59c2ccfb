export { scenarioEditor } from './scenario-editor.ts'
