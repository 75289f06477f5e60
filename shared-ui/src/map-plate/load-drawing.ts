/** The side of every drawing. */
export const mapUnits = 816;

/** Layers of the one drawing that a map has, as paths for SVG and for `Path2D`. */
export interface MapDrawing {
  /** Its outline is the coast. Lakes are holes. */
  readonly land: string;
  readonly river: string;
  readonly road: string;
  readonly bridge: string;
  /** Where the land is high: center and radius. */
  readonly hills: readonly (readonly [x: number, y: number, radius: number])[];
}

/** Files by plate. Stylesheets use the same ones. */
const files: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  erangel: () => import('./maps/erangel.svg?raw'),
  miramar: () => import('./maps/miramar.svg?raw'),
  taego: () => import('./maps/taego.svg?raw'),
  rondo: () => import('./maps/rondo.svg?raw'),
  vikendi: () => import('./maps/vikendi.svg?raw'),
  deston: () => import('./maps/deston.svg?raw'),
  sanhok: () => import('./maps/sanhok.svg?raw'),
  karakin: () => import('./maps/karakin.svg?raw'),
  paramo: () => import('./maps/paramo.svg?raw'),
  haven: () => import('./maps/haven.svg?raw'),
};

/** Loads the drawing of a map by `GameMap.plate`. Null: the map has none, or is too small for landings. */
export async function loadMapDrawing(plate: string): Promise<MapDrawing | null> {
  const load = Object.hasOwn(files, plate) ? files[plate] : undefined;
  if (!load) return null;
  const { default: file } = await load();
  const pathOf = (layer: string) => new RegExp(`id="${layer}" d="([^"]*)"`).exec(file)?.[1] ?? '';
  const numbers = (/data-hills="([^"]*)"/.exec(file)?.[1] ?? '').split(' ').map(Number);
  return {
    land: pathOf('land'),
    river: pathOf('river'),
    road: pathOf('road'),
    bridge: pathOf('bridge'),
    hills: Array.from({ length: Math.floor(numbers.length / 3) }, (_, at) => {
      const [x = 0, y = 0, radius = 0] = numbers.slice(3 * at);
      return [x, y, radius] as const;
    }),
  };
}
