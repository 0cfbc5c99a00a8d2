/** `npm run validate`: everything but the browser and the long jobs. Two lanes, for two cores. */
import { inTurn, report, runCheck, staticChecks, vitestCheck } from './checks.ts';

const [fast, tests] = await Promise.all([inTurn(staticChecks), runCheck(vitestCheck(process.argv.slice(2)))]);
report([...fast, tests]);
