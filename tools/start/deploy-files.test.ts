import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { languageRules } from './varnish-languages.ts';

const root = path.resolve(__dirname, '../..');
const deploy = path.join(root, 'deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');

test.each(globSync(['compose.yaml', 'Containerfile', 'kubernetes/*.yaml', 'systemd/*'], { cwd: deploy }))(
  '%s names files of deploy that exist, and scripts that can run',
  (file) => {
    for (const [named] of read(file).matchAll(/\bdeploy\/(?!\.env|secrets)[\w./-]+\w/g)) {
      const { mode } = statSync(path.join(root, named));
      if (named.startsWith('deploy/scripts/') && !named.endsWith('.sh')) expect(mode & 0o111).not.toBe(0);
    }
  },
);

test('containers of servers cannot change their image, and have no privileges', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  const servers = Object.keys(services).filter((name) => /^(shell|api)/.test(name));
  expect(servers.length).toBeGreaterThan(1);
  for (const name of servers) expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  const lines = read('Containerfile').split('\n');
  expect(lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))).toContain('USER node');
});

test.each(['shell', 'api'])('a %s that hangs is restarted', (kind) => {
  const [{ spec }] = parseAllDocuments(read(`kubernetes/${kind}.yaml`)).map((document) => document.toJS());
  const [{ livenessProbe, ports }] = spec.template.spec.containers;
  expect(livenessProbe.httpGet).toEqual({ path: '/livez', port: 'operators' });
  expect(ports).toContainEqual({ name: 'operators', containerPort: expect.any(Number) });
  const unit = read(`systemd/hotdrop-${kind}@.service`);
  for (const line of ['WatchdogSec=60', 'NotifyAccess=all', 'Restart=always']) expect(unit).toContain(line);
});

test('the shared cache knows every language of the site', () => {
  expect(read('varnish/languages.vcl')).toBe(languageRules);
});

test('Kustomize names every manifest', () => {
  const { resources } = parse(read('kustomization.yaml'));
  expect([...resources].sort()).toEqual(globSync('kubernetes/*.yaml', { cwd: deploy }).sort());
});

test.each(globSync('grafana/dashboards/*.json', { cwd: deploy }))('%s has a query in each panel', (file) => {
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read(file));
  for (const { targets } of panels) expect(targets[0]?.expr).toMatch(/\w/);
});
