import type { Page } from '@playwright/test';
import { waitForHydration } from '../wait-for-hydration.ts';
import type { Scene } from './scene.ts';

const phone = 360;
const desktop = 1280;
const aPhone = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Mobile Safari/537.36';
const anOldApp = `${aPhone} HotdropApp/1.4`;

/** Presses a button of the header. */
const press = (selector: string, shows: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.locator(shows).first().waitFor();
};
const modal = 'dialog:modal';
const popover = ':popover-open';

/** Dialogs, menus, and sheets over a page. */
export const overlays: readonly Scene[] = [
  { name: 'menu', address: '/pubg/ranks', width: phone, act: press('header [aria-haspopup=dialog]', modal) },
  { name: 'platforms', address: '/pubg/ranks', act: press('form [aria-haspopup=dialog]', modal) },
  {
    name: 'languages',
    address: '/pubg/ranks',
    width: desktop,
    act: press('header [popovertarget]:not([popovertargetaction]) >> nth=0', popover),
  },
  {
    name: 'games',
    address: '/pubg/ranks',
    act: press('header [popovertarget]:not([popovertargetaction]) >> nth=1', popover),
  },
  {
    name: 'suggestions',
    address: '/pubg',
    act: async (page) => {
      const field = page.getByRole('combobox');
      await field.fill('ho');
      await page.getByRole('option').first().waitFor();
      await field.press('ArrowDown');
    },
  },
  {
    name: 'app',
    address: '/pubg/ranks',
    width: phone,
    userAgent: aPhone,
    // The promotion waits for the second visit.
    before: (page) => page.addInitScript(() => localStorage.setItem('visit', 'known')),
    act: (page) => page.locator(modal).waitFor(),
  },
  {
    name: 'new-app',
    address: '/pubg/ranks',
    width: phone,
    userAgent: anOldApp,
    act: (page) => page.locator(modal).waitFor(),
  },
  { name: 'contact', address: '/pubg/about/terms', act: openContact },
  {
    name: 'contact-problems',
    address: '/pubg/about/terms',
    act: async (page) => {
      await openContact(page);
      await page.locator(`${modal} button[type=submit]`).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  ...['Link', 'Frame', 'Data'].map((form) => ({
    name: `share-${form.toLowerCase()}`,
    address: '/pubg/profile/steam/Hotdrop',
    act: async (page: Page) => {
      await press('a[aria-haspopup=dialog]', modal)(page);
      await page.getByRole('tab', { name: form }).click();
    },
  })),
  {
    name: 'discord',
    address: '/pubg/profile/steam/Hotdrop',
    act: async (page) => {
      const open = () => page.getByRole('button', { name: 'Discord' }).click();
      await open();
      await page.locator(`${modal} a`).click();
      await page.getByRole('button', { name: /Demo Yuki/ }).click();
      await page.waitForURL('**/profile/steam/Hotdrop**');
      await waitForHydration(page);
      await open();
      await page.locator(`${modal} input`).press('Enter');
      await page.locator(`${modal} [role=alert]:not(:empty)`).waitFor();
    },
  },
  {
    name: 'offline',
    address: '/pubg/ranks',
    act: async (page) => {
      await page.context().setOffline(true);
      await page.locator('[role=status] p').waitFor();
    },
    complaint: /ERR_INTERNET_DISCONNECTED/,
  },
];

async function openContact(page: Page) {
  await page.locator('footer [aria-haspopup=dialog]').click();
  await page.locator(modal).waitFor();
}
