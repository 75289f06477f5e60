export { startChild } from './child.ts';
export type { EndedError } from './errors.ts';
export { freePort } from './free-port.ts';
export { runCommand } from './run-command.ts';
export { type Service, startService } from './service.ts';
export { onStopRequest, StopRequest, whenAborted } from './stop-request.ts';
export { waitUntilHealthy } from './wait-until-healthy.ts';
