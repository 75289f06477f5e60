import { defineArea } from '@hotdrop/shared-domain/contract';
import { toManifestData } from '@hotdrop/shared-domain/manifest-data';
import * as v from 'valibot';
import type { SettingsSchema } from '../server/area-settings/check-settings.ts';

/** The settings that an area offers, as its manifest describes them. */
export const { settings } = toManifestData(
  defineArea({
    id: 'mf-clans',
    owner: 'the clans team',
    contract: 1,
    routes: ['clans'],
    menu: [],
    smoke: [],
    settings: v.object({
      title: v.optional(v.pipe(v.string(), v.minLength(3), v.description('The heading')), 'Clans'),
      most: v.optional(v.pipe(v.number(), v.integer()), 10),
      isOpen: v.optional(v.boolean(), true),
      color: v.optional(v.picklist(['red', 'blue']), 'red'),
      hours: v.optional(v.array(v.pipe(v.number(), v.integer())), [20]),
      link: v.optional(v.pipe(v.string(), v.url())),
    }),
  }),
) as { readonly settings: SettingsSchema };

export const defaultSettings = { title: 'Clans', most: 10, isOpen: true, color: 'red', hours: [20] };
