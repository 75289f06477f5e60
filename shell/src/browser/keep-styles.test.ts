import Cookies from 'js-cookie';
import { hashAddress, readStyles } from '../site/cookies.ts';
import { keepStyles } from './keep-styles.ts';

function aPageWith(head: string, answer = () => new Response('')) {
  document.head.innerHTML = head;
  const requests: string[] = [];
  globalThis.fetch = async (address) => {
    requests.push(String(address));
    return answer();
  };
  return requests;
}

const hashes = (...addresses: string[]) => addresses.map(hashAddress);
const readCookie = () => readStyles(Cookies.get('styles'));

beforeEach(() => Cookies.remove('styles', { path: '/' }));

it('loads the stylesheets in the page once, and names them with those that are files', async () => {
  const head = `
    <style data-href="/assets/main.css"></style>
    <style data-href="${location.origin}/areas/mf-clans/1.0.0/web/clans.css"></style>
    <style>b {}</style>
    <link rel="stylesheet" href="/areas/mf-clans/1.0.0/web/large.css">`;
  const requests = aPageWith(head);
  await keepStyles();
  const inPage = ['/assets/main.css', '/areas/mf-clans/1.0.0/web/clans.css'];
  expect(requests).toEqual(inPage);
  expect(readCookie()).toEqual(hashes('/areas/mf-clans/1.0.0/web/large.css', ...inPage));
  await keepStyles();
  expect(requests).toEqual(inPage);
});

it('names no stylesheet that it did not get', async () => {
  aPageWith('<style data-href="/assets/main.css"></style>', () => new Response('', { status: 404 }));
  await keepStyles();
  expect(readCookie()).toEqual([]);
});
