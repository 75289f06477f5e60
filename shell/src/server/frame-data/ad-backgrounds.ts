import type { Notice } from '@hotdrop/shared-domain/wire';
import type { AdGrounds } from '../../frame/frame-data.ts';
import { isLegible } from './is-legible.ts';

const textColors = ['#fff', '#000'];

/** Background and legible text color of each ad slot that a visible notice names. The first notice wins. */
export const adBackgrounds = (shown: readonly Notice[]): AdGrounds =>
  Object.assign({}, ...shown.toReversed().map(adBackground));

/** Leaves out an invalid color. White or black text is legible on any other. */
function adBackground({ adxConnection: slot, adxBackgroundColor: background }: Notice): AdGrounds {
  const textColor = textColors.find((color) => isLegible(color, background));
  return textColor ? { [`--ad-ground-${slot}`]: background, [`--ad-ink-${slot}`]: textColor } : {};
}
