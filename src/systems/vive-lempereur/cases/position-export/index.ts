export { positionExporter } from './position-exporter.ts'
