export { type Child, type ChildOptions, startChild } from './child.ts';
export { EndedError, SilentError } from './errors.ts';
export { freePort } from './free-port.ts';
export { type CommandResult, runCommand } from './run-command.ts';
export { type Service, startService } from './service.ts';
export { onStopRequest, StopRequest } from './stop-request.ts';
export { waitUntilHealthy } from './wait-until-healthy.ts';
