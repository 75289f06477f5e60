import { locales } from '@hotdrop/shared-domain/locale';
import type { Scene } from '../scenes/scene.ts';

const widths = [360, 768, 1280, 1600];
export const themes = ['dark', 'light'];

/** A scene at a width and in a language. It is shown in each theme. */
export interface Shot {
  readonly name: string;
  readonly scene: Scene;
  readonly language: string;
  readonly width: number;
}

export const shotsOf = (scenes: readonly Scene[]): Shot[] =>
  scenes.flatMap((scene) =>
    locales.flatMap((language) =>
      (scene.width ? [scene.width] : widths).map((width) => ({
        name: `${scene.name}.${language}.${width}`,
        scene,
        language,
        width,
      })),
    ),
  );

/** Each word is a scene, a prefix of several, a language, or a width. */
export const isWanted = ({ scene, language, width }: Shot, words: readonly string[]) =>
  words.every(
    (word) =>
      scene.name === word || scene.name.startsWith(`${word}-`) || [language, `${width}`].includes(word),
  );

export const fileOf = ({ name }: Shot, theme: string) => `${name}.${theme}.png`;
