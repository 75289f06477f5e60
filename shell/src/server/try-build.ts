import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaManifestSchema, supportedContracts } from '@hotdrop/shared-domain/contract';
import { activateVersion, createLocalCopies } from '@hotdrop/shared-host/server';
import { checkPath, getErrorMessage, manifestFile } from '@hotdrop/shared-host/store';
import * as v from 'valibot';
import { createCallHealth } from './area-calls/call-health.ts';
import { createAreaCalls } from './area-calls/create-area-calls.ts';
import { createSettingsReader } from './area-settings/create-settings-reader.ts';
import { checkSmokePages } from './areas/check-smoke-pages.ts';
import { loadArea, unloadArea } from './areas/load-area.ts';
import { readConfig } from './config.ts';
import { noFence } from './fence/no-fence.ts';
import { readServices, readSiteConfig } from './frame-data/site-config.ts';
import { createPartHealth } from './parts/part-health.ts';
import { createPictureQueue } from './pictures/picture-queue.ts';
import type { rasterize } from './pictures/rasterize.ts';
import { createFetchConnector } from './rendering/connect-fetch.ts';
import { readWebFiles } from './rendering/web-files.ts';
import { apiTimeout, areaTimeout, partTimeout } from './timeouts.ts';

class CandidateError extends Error {
  override name = 'CandidateError';
}

/** Loads the native library with the first picture: a machine that tries an area need not have it. */
const renderPicture: typeof rasterize = async (...options) => {
  const pictures = await import(/* webpackChunkName: "serve" */ './pictures/rasterize.ts');
  return pictures.rasterize(...options);
};

/**
 * Checks a built area as the server does before visitors get it: contract, hashes, code, and smoke pages. Exits with 0,
 * or with 1 and the reason on standard error.
 */
export async function tryBuild(dir: string): Promise<void> {
  const config = readConfig(process.env);
  const siteConfig = readSiteConfig(config.siteConfig);
  const silentLog = { info: () => {}, warn: () => {}, error: () => {} };
  const renderer = {
    web: readWebFiles(__dirname),
    connectFetch: createFetchConnector({ apiBase: `${config.apiHost}/api/v1`, timeout: apiTimeout }),
    frameDataSource: {
      siteConfig,
      notices: { read: () => ({ notices: [], banners: [], isDemo: false }), stop: () => {} },
    },
    areaCalls: createAreaCalls({
      ...readServices(siteConfig, config.serviceSecret),
      health: createCallHealth(silentLog),
    }),
    readSettings: createSettingsReader(siteConfig.areas, silentLog).read,
    apiBase: '/api/v1',
    pictureQueue: createPictureQueue({ render: renderPicture }),
    visitSample: 0,
    isDevelopment: false,
    log: silentLog,
    report: () => {},
    areaTimeout,
    partTimeout,
    partHealth: createPartHealth({ log: silentLog }),
    fence: noFence,
    isOverloaded: () => false,
  };
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'hotdrop-try-'));
  try {
    const manifestBytes = await readFile(path.join(dir, manifestFile));
    const manifest = v.parse(areaManifestSchema, JSON.parse(String(manifestBytes)));
    await activateVersion(manifest, manifestBytes, {
      copies: createLocalCopies({
        store: { read: (_area, _version, file) => readFile(path.join(dir, checkPath(file))) },
        cacheDir,
      }),
      contracts: supportedContracts,
      load: loadArea,
      unload: unloadArea,
      check: (version, signal) => checkSmokePages(version, renderer, signal),
      log: silentLog,
    });
  } catch (error) {
    throw new CandidateError(getErrorMessage(error));
  } finally {
    await rm(cacheDir, { recursive: true, force: true });
  }
  // Timers and sockets of the area would keep the process running.
  process.exit(0);
}
