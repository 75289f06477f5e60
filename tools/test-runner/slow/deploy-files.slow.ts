import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { isInstalled } from '../../rehearsal/is-installed.ts';
import { root } from '../../site-runner/index.ts';

/** Each engine checks its own files of `deploy/`. */

const deploy = path.join(root, 'deploy');
const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-deploy-'));
after(() => rmSync(workDir, { recursive: true, force: true }));

function check(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout + stderr);
  return stdout + stderr;
}

const caddyEnv = {
  SITE_ADDRESS: 'hotdrop.example',
  SITE_UPSTREAMS: 'shell-1:3000 shell-2:3000',
  API_UPSTREAMS: 'api-1:4000 api-2:4000',
  XDG_DATA_HOME: workDir,
  XDG_CONFIG_HOME: workDir,
};

for (const file of globSync('caddy/*', { cwd: deploy })) {
  test(`Caddy accepts ${file}`, (context) => {
    if (!isInstalled('caddy')) return context.skip('Caddy is not installed');
    check('caddy', ['validate', '--config', path.join(deploy, file), '--adapter', 'caddyfile'], caddyEnv);
  });
}

test('Prometheus accepts its configuration and every rule', (context) => {
  if (!isInstalled('promtool')) return context.skip('Prometheus is not installed');
  check('promtool', ['check', 'config', path.join(deploy, 'prometheus/prometheus.yml')]);
});

test('systemd accepts every unit', (context) => {
  if (!isInstalled('systemd-analyze')) return context.skip('systemd is not installed');
  // The programs are where this checkout is, not yet at their place on a server.
  for (const file of globSync('systemd/*.{service,timer}', { cwd: deploy })) {
    const unit = path.join(workDir, path.basename(file));
    cpSync(path.join(deploy, file), unit);
    writeFileSync(unit, readFileSync(unit, 'utf8').replaceAll('/opt/hotdrop/current', root));
  }
  const output = check('systemd-analyze', ['verify', ...globSync(path.join(workDir, '*.{service,timer}'))]);
  assert.equal(output, '');
});
