import { fakeSite } from '@hotdrop/shared-domain/testing';
import { screen } from '@testing-library/react';
import { AdSlot } from './ad-slot.tsx';
import { renderWithSite } from './testing.tsx';

const draw = (slot: number, isMobileApp = false) =>
  renderWithSite(
    <AdSlot slot={slot}>
      <p>Hotdrop on your phone</p>
    </AdSlot>,
    { site: fakeSite({ state: { isMobileApp } }) },
  );

const slotElement = () => document.querySelector('[data-ad-slot]');

describe('an ad slot', () => {
  it('shows our own promotion without the label of an ad', async () => {
    await draw(3);
    expect(slotElement()).toHaveTextContent(/^Hotdrop on your phone$/);
    expect(slotElement()).not.toHaveAccessibleName();
  });

  it.each([
    [1, '1'],
    [5, '5'],
    [0, '1'],
    [6, '1'],
    [2.5, '1'],
    [Number.NaN, '1'],
  ])('numbered %s is found as slot %s', async (slot, found) => {
    await draw(slot);
    expect(slotElement()).toHaveAttribute('data-ad-slot', found);
  });

  it('is empty inside the mobile app', async () => {
    await draw(1, true);
    expect(screen.queryByText('Hotdrop on your phone')).not.toBeInTheDocument();
  });
});
