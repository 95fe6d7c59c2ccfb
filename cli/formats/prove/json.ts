import type { Certificate } from '../../prove/certificate.ts'
import { formatJson } from '../format-json.ts'

/** The certificate itself, which `berthier verify` checks. */
export const json = (certificate: Certificate) => formatJson(certificate)
