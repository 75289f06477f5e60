import type { Notice } from '@hotdrop/shared-domain/wire';
import type { AdGrounds } from '../../frame/frame-data.ts';
import { isLegible } from './is-legible.ts';

const inks = ['#fff', '#000'];

/** A notice that is shown names the ad slot that goes with it and the ground behind that slot; the first one counts. */
export const adGrounds = (shown: readonly Notice[]): AdGrounds =>
  Object.assign({}, ...shown.toReversed().map(groundOf));

/** White or black can be read on any color; what is no color is left out. */
function groundOf({ adxConnection: slot, adxBackgroundColor: ground }: Notice): AdGrounds {
  const ink = inks.find((one) => isLegible(one, ground));
  return ink ? { [`--ad-ground-${slot}`]: ground, [`--ad-ink-${slot}`]: ink } : {};
}
