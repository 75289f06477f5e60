import { fakeSite } from '@hotdrop/shared-domain/testing';
import { AdSlot } from './ad-slot.tsx';
import { renderWithSite } from './testing.tsx';

const Slots = () =>
  [1, 5, 0, 6, 2.5, Number.NaN].map((slot) => (
    <AdSlot key={slot} slot={slot}>
      Get the app
    </AdSlot>
  ));

it('numbers the slots of a page, shows our own promotion as no ad, and is empty inside the mobile app', async () => {
  const site = (isMobileApp: boolean) => fakeSite({ state: { isMobileApp } });
  const { unmount } = await renderWithSite(<Slots />, { site: site(false) });
  const shown = [...document.querySelectorAll<HTMLElement>('[data-ad-slot]')];
  expect(shown.map(({ dataset }) => dataset.adSlot)).toEqual(['1', '5', '1', '1', '1', '1']);
  expect(shown[0]).toHaveTextContent(/^Get the app$/);
  expect(shown[0]).not.toHaveAccessibleName();
  unmount();
  await renderWithSite(<Slots />, { site: site(true) });
  expect(document.querySelector('[data-ad-slot]')).toBeNull();
});
