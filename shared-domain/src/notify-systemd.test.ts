import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { notifySystemd } from './notify-systemd.ts';

test('notifies systemd again and again, if it has a watchdog', async () => {
  // Only a machine that runs systemd has its program.
  const PATH = mkdtempSync(path.join(tmpdir(), 'hotdrop-systemd-'));
  const program = path.join(PATH, 'systemd-notify');
  const calls = path.join(PATH, 'calls');
  writeFileSync(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${calls}\n`);
  chmodSync(program, 0o755);
  const listCalls = () => (existsSync(calls) ? readFileSync(calls, 'utf8').split('\n').filter(Boolean) : []);
  const fail = jest.fn();
  notifySystemd({ PATH, NOTIFY_SOCKET: 'no-watchdog' }, fail);
  notifySystemd({ PATH, NOTIFY_SOCKET: 'socket', WATCHDOG_USEC: '30000' }, fail);
  while (listCalls().length < 3) await delay(10);
  expect(new Set(listCalls())).toEqual(new Set(['socket WATCHDOG=1']));
  expect(fail).not.toHaveBeenCalled();
});
