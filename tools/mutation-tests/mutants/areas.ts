import type { MutantsIn } from '../mutant.ts';

const preview = ['shell/src/server/preview/preview.test.ts'];
const override = ['shell/src/server/preview/override.test.ts'];
const activation = ['shared-host/src/server/activation.test.ts'];
const areaStore = 'shared-host/src/store/area-store.test.ts';
const readAreaFile = 'shared-host/src/server/read-area-file.test.ts';
const areaFiles = 'shell/src/server/areas/area-files.test.ts';

/** Which versions of areas a visitor gets, from where, and which of their files. */
export const areas: readonly MutantsIn[] = [
  {
    file: 'shared-host/src/store/trust/trust-list.ts',
    tests: ['shared-host/src/server/trust.test.ts'],
    mutants: [
      [
        'a version without a signature is refused',
        `if (!signature) return 'it is not signed';`,
        'if (!signature) return undefined;',
      ],
      ['a team signs only its own areas', 'if (!allowed.includes(signature.key))', 'if (false)'],
      ['signatures of a revoked key are refused', 'if (key.revoked !== undefined)', 'if (false)'],
      ['a key expires', 'if (key.until && now >= new Date(key.until))', 'if (false)'],
      [
        'a signature matches its file',
        'if (!isSignedBy(key.publicKey, bytes, signature.signature))',
        'if (false)',
      ],
    ],
  },
  {
    file: 'shared-host/src/server/area-watch.ts',
    tests: ['shared-host/src/server/trust.test.ts'],
    mutants: [
      [
        'a shell checks signatures before it uses a version',
        'await store.trust.require(area, version, manifestBytes);',
        '',
      ],
    ],
  },
  {
    file: 'shared-host/src/store/releases/signed-choice.ts',
    tests: [...preview, 'shared-host/src/store/releases/signed-choice.test.ts'],
    mutants: [
      ['links to other versions are signed', `if (!isSigned) return { status: 'forged' };`, ''],
      ['links to other versions expire', `if (until <= now) return { status: 'expired', until };`, ''],
    ],
  },
  {
    file: 'shell/src/server/preview/read-preview.ts',
    tests: preview,
    mutants: [
      [
        'without a secret no link is valid',
        `linkSecret ? readChoice(choice, linkSecret) : { status: 'forged' }`,
        `readChoice(choice, linkSecret ?? '')`,
      ],
      ['scripts cannot read a preview', 'expires: until,\n    httpOnly: true,', 'expires: until,'],
      ['requests of other sites have no preview cookie', `sameSite: 'Lax',`, ''],
      ['the preview cookie needs https', `'Lax',\n    secure: isSecure,`, `'Lax',`],
      ['the redirect of a link is not cached', `c.header('cache-control', 'no-store');`, ''],
    ],
  },
  {
    file: 'shell/src/server/http/serve-page.ts',
    tests: preview,
    mutants: [
      [
        'a preview is not cached',
        `if (preview.status !== 'none') headers.set('cache-control', 'no-store');`,
        '',
      ],
      [
        'a refused preview is deleted',
        `if (preview.status === 'rejected') deletePreview(c, isSecure(c, publicOrigin));`,
        '',
      ],
    ],
  },
  {
    file: 'shell/src/server/preview/read-override.ts',
    tests: override,
    mutants: [
      [
        'other origins must be listed',
        `if (!origins.includes(override.origin)) return { status: 'rejected', reason: 'unlisted' };`,
        '',
      ],
      [
        'a link of another site does not choose an origin',
        `if (fetchSite !== 'none' && fetchSite !== 'same-origin') return { status: 'rejected', reason: 'crossSite' };`,
        '',
      ],
      [
        'a proxy without a list is on the same machine',
        'override && thisMachine.test(override.origin) ? override : undefined',
        'override',
      ],
    ],
  },
  {
    file: 'shell/src/server/preview/read-preview.ts',
    tests: override,
    mutants: [
      [
        'scripts cannot read the choice of an origin',
        `httpOnly: true,\n    sameSite: 'Strict'`,
        `sameSite: 'Strict'`,
      ],
      ['requests of other sites have no origin cookie', `sameSite: 'Strict'`, `sameSite: 'Lax'`],
      ['the origin cookie needs https', `'Strict',\n    secure: isSecure,`, `'Strict',`],
    ],
  },
  {
    file: 'shell/src/server/config.ts',
    tests: ['shell/src/server/config.test.ts'],
    mutants: [
      ['a listed origin is an origin', 'new URL(origin).origin === origin &&', ''],
      [
        'a listed origin has https, or is this machine',
        String.raw`/^(https:|http:\/\/(127\.0\.0\.1|localhost)(:|$))/.test(origin)`,
        'true',
      ],
    ],
  },
  {
    file: 'shell/src/server/areas/area-files.ts',
    tests: [areaFiles],
    mutants: [
      [
        'browsers get no builds for servers',
        `if (file !== manifestFile && !isOnSide('web', file)) return c.notFound();`,
        '',
      ],
    ],
  },
  {
    file: 'shared-host/src/store/keys.ts',
    tests: [areaStore, areaFiles],
    mutants: [['names of files cannot climb', 'throw new UnsafeNameError(name);', 'return name;']],
  },
  {
    file: 'shared-host/src/store/storage/http-storage.ts',
    tests: [areaStore],
    mutants: [['a store is not followed to another origin', `redirect: 'error',`, '']],
  },
  {
    file: 'shared-host/src/store/area-store.ts',
    tests: [areaStore],
    mutants: [
      [
        'a manifest describes its own version',
        'if (manifest.id === area && manifest.version === version) return manifest;',
        'return manifest;',
      ],
    ],
  },
  {
    file: 'shared-host/src/store/integrity/integrity.ts',
    tests: activation,
    mutants: [['a file has the pinned hash', 'sha384(bytes) !== expected.sha384', 'false']],
  },
  {
    file: 'shared-host/src/server/local-copies.ts',
    tests: activation,
    mutants: [['an entry has a hash', 'Object.hasOwn(manifest.files, node.entry)', 'true']],
  },
  {
    file: 'shared-host/src/store/integrity/copy-verified.ts',
    tests: activation,
    mutants: [
      ['files are verified before they run', 'if (problem) problems.push(problem);', ''],
      ['a copy on the disk is verified again', '(await Promise.all(areEqual)).every(Boolean)', 'true'],
    ],
  },
  {
    file: 'shared-host/src/server/read-area-file.ts',
    tests: [readAreaFile, areaFiles],
    mutants: [
      [
        'a file from the store matches its manifest before a browser gets it',
        'if (!problem) return bytes;\n    // The manifest',
        'if (bytes) return bytes;\n    // The manifest',
      ],
    ],
  },
  {
    file: 'shared-host/src/server/read-area-file.ts',
    tests: [readAreaFile],
    mutants: [
      [
        'a file from the disk matches its manifest before a browser gets it',
        'if (!problem) return bytes;\n    const { area',
        'if (bytes) return bytes;\n    const { area',
      ],
      ['only files that the manifest lists are read', '!isListed(manifest, file)', 'false'],
    ],
  },
  {
    file: 'shell/src/server/rendering/handle-page.ts',
    tests: ['shell/src/server/areas/unhealthy-areas.test.ts'],
    mutants: [
      [
        'a timeout of an overloaded server does not count against an area',
        '&& renderer.isOverloaded()',
        '&& false',
      ],
      [
        'an overloaded server counts what an area throws',
        'faults.every((fault) => fault instanceof DeadlineError) && ',
        '',
      ],
    ],
  },
  {
    file: 'shell/src/server/load-shedding/page-gate.ts',
    tests: [
      'shell/src/server/load-shedding/page-gate.test.ts',
      'shell/src/server/load-shedding/refuse-visitor.test.ts',
    ],
    mutants: [['pages in flight are limited', 'if (!isFull())', 'if (true)']],
  },
  {
    file: 'shell/src/server/app.ts',
    tests: ['shell/src/server/monitoring/operators-app.test.ts'],
    mutants: [
      [
        'visitors learn only whether the server serves pages',
        "c.json({ status: 'ok' })",
        "c.json({ status: 'ok', ...areas.state() })",
      ],
    ],
  },
  {
    file: 'shared-host/src/store/storage/bucket-storage.ts',
    tests: ['shared-host/src/store/storage/bucket-storage.test.ts'],
    mutants: [
      [
        'a bucket that ignores conditions is refused',
        '!isFirstStored || isSecondStored || isOtherReplaced',
        'false',
      ],
    ],
  },
  {
    file: 'tools/area/commands/link.ts',
    tests: ['tools/area/commands/link.test.ts'],
    mutants: [['a secret that could be guessed signs no link', 'secret.length < minSecretLength', 'false']],
  },
];
