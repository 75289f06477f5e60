import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';

const deploy = path.resolve(__dirname, '../../deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');
const isScript = (file: string) => (statSync(path.join(deploy, '..', file)).mode & 0o111) !== 0;

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly env_file?: readonly string[];
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
}

const compose: Compose = parse(read('compose.yaml'), { merge: true });
const services = Object.entries(compose.services);
const own = services.filter(([name]) => /^(shell|api)-\d$/.test(name));

test('Compose starts two servers of each kind', () => {
  expect(own.map(([name]) => name)).toEqual(['shell-1', 'shell-2', 'api-1', 'api-2']);
});

test.each(services)('everything that the container %s names exists', (_name, service) => {
  const {
    command = [],
    entrypoint = [],
    volumes = [],
    secrets = [],
    networks = [],
    depends_on = {},
  } = service;
  for (const word of [...command, ...entrypoint].filter((one) => one.includes('deploy/scripts/'))) {
    expect(isScript(word.replace(/^\/hotdrop\//, ''))).toBe(true);
  }
  for (const file of service.env_file ?? []) expect(read(file)).not.toBe('');
  for (const volume of volumes.map((one) => one.split(':')[0] ?? '')) {
    if (volume.startsWith('.')) expect(statSync(path.join(deploy, volume)).isDirectory()).toBe(true);
    else expect(Object.keys(compose.volumes)).toContain(volume);
  }
  expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining([...secrets]));
  expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining([...networks]));
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
  expect(service.image).not.toMatch(/^docker\.io.*(:latest|\/[^:]+)$/);
});

test.each(own)('the container %s cannot change its image, and has no privileges', (_name, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

test('the image runs its servers without root', () => {
  const lines = read('Containerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  expect(last).toContain('USER node');
});

test('Prometheus reads the operators’ ports of all servers', () => {
  const groups: { targets: string[] }[] = JSON.parse(read('prometheus/targets.json'));
  const hosts = groups.flatMap(({ targets }) => targets.map((target) => target.split(':')[0]));
  expect(hosts).toEqual(own.map(([name]) => name));
});

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector?: Readonly<Record<string, unknown>>;
    readonly podSelector?: { readonly matchLabels: { readonly app: string } };
    readonly scaleTargetRef?: { readonly name: string };
    readonly template?: {
      readonly spec: {
        readonly containers: readonly {
          readonly command: readonly string[];
          readonly envFrom: readonly { readonly configMapRef: { readonly name: string } }[];
        }[];
      };
    };
  };
}

const kustomization: {
  resources: string[];
  configMapGenerator: { name: string; envs: string[] }[];
} = parse(read('kustomization.yaml'));
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((document): Manifest => document.toJS()),
);

test('Kustomize names every manifest', () => {
  expect([...kustomization.resources].sort()).toEqual(globSync('kubernetes/*.yaml', { cwd: deploy }).sort());
});

test.each(['shell', 'api'])('Kubernetes scales, protects, and starts the %s', (name) => {
  const kinds = manifests.filter(({ metadata }) => metadata.name === name).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual([
    'Deployment',
    'HorizontalPodAutoscaler',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Service',
  ]);
  const deployment = manifests.find((one) => one.kind === 'Deployment' && one.metadata.name === name);
  const [container] = deployment?.spec.template?.spec.containers ?? [];
  expect(container?.command.map(isScript)).toEqual([true]);
  const settings = container?.envFrom.map(({ configMapRef }) => configMapRef.name);
  const made = kustomization.configMapGenerator.filter((one) => settings?.includes(one.name));
  expect(made.flatMap(({ envs }) => envs.map((file) => parseEnv(read(file)).DRAIN_SECONDS))).toEqual(['3']);
});

const readQuotedPaths = (text: string) =>
  [...text.matchAll(/\/opt\/hotdrop\/current\/(deploy\/[\w./-]+)/g)].map(([, file = '']) => file);

test.each(globSync('systemd/*', { cwd: deploy }))('%s names files that exist', (file) => {
  for (const named of readQuotedPaths(read(file))) {
    expect(statSync(path.join(deploy, '..', named)).isFile()).toBe(true);
  }
});

test.each(globSync('grafana/dashboards/*.json', { cwd: deploy }))(
  '%s has panels with a query each',
  (file) => {
    const { uid, panels }: { uid: string; panels: { targets: { expr: string }[] }[] } = JSON.parse(
      read(file),
    );
    expect(uid).toMatch(/^hotdrop-/);
    expect(panels.length).toBeGreaterThan(5);
    for (const { targets } of panels) expect(targets[0]?.expr).toMatch(/\w/);
  },
);
