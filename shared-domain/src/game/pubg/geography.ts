import type { MapGeography } from '../types.ts';

/** Name, center, and radius. */
type TownRow = readonly [name: string, x: number, y: number, radius: number];

/**
 * Names and rough places are facts of the game. The names that visitors know best come first. Places are read from the
 * labels of the official maps and were compared with landings in public telemetry.
 */

const erangel: readonly TownRow[] = [
  ['Pochinki', 3440, 3990, 340],
  ['School', 4280, 3290, 240],
  ['Military Base', 4580, 6580, 520],
  ['Rozhok', 3940, 2890, 260],
  ['Yasnaya Polyana', 5280, 2490, 400],
  ['Georgopol', 1740, 2540, 460],
  ['Mylta Power', 7320, 4130, 300],
  ['Novorepnoye', 6330, 6130, 360],
  ['Hospital', 1390, 3090, 230],
  ['Prison', 6230, 3640, 220],
  ['Shelter', 5530, 3740, 200],
  ['Mansion', 6130, 3090, 210],
  ['Mylta', 6030, 4580, 300],
  ['Primorsk', 1640, 6080, 320],
  ['Gatka', 2240, 3840, 220],
  ['Severny', 3490, 1050, 260],
  ['Lipovka', 7020, 3290, 270],
  ['Farm', 5280, 4480, 230],
  ['Ruins', 3040, 3340, 200],
  ['Quarry', 1790, 5280, 250],
  ['Shooting Range', 3290, 1940, 210],
  ['Zharki', 750, 1000, 200],
  ['Stalber', 5680, 1150, 230],
  ['Ferry Pier', 2890, 5730, 240],
  ['Kameshki', 6530, 900, 210],
];

const miramar: readonly TownRow[] = [
  ['Pecado', 3720, 4260, 300],
  ['Los Leones', 4710, 5610, 560],
  ['San Martin', 3620, 2820, 330],
  ['Hacienda del Patron', 4610, 2790, 230],
  ['Chumacera', 2590, 5410, 300],
  ['Minas Generales', 5150, 3560, 280],
  ['Impala', 6280, 4680, 320],
  ['Water Treatment', 4280, 1890, 240],
  ['Monte Nuevo', 1760, 4020, 320],
  ['Cantera', 5100, 4260, 240],
  ['El Pozo', 1540, 2890, 440],
  ['Truck Stop', 6110, 3170, 220],
  ['El Azahar', 6410, 2390, 330],
  ['Graveyard', 4430, 3740, 190],
  ['Resort', 4580, 6580, 210],
  ['Power Grid', 2790, 3590, 230],
  ['Campo Militar', 5610, 600, 330],
  ['Brick Yard', 1690, 4680, 220],
  ['Cruz del Valle', 5280, 1490, 270],
  ['Valle del Mar', 1520, 5910, 330],
  ['Oasis', 3490, 600, 220],
  ['Puerto Paraiso', 6050, 6010, 360],
  ['Alcantara', 900, 2190, 230],
  ['Crater Fields', 3420, 1890, 230],
  ['Tierra Bronca', 6680, 1170, 250],
  ['La Cobreria', 2510, 1150, 280],
  ['Prison', 1200, 6970, 250],
];

const taego: readonly TownRow[] = [
  ['Terminal', 4730, 3490, 330],
  ['Palace', 3030, 3570, 270],
  ['Ho San', 3460, 4960, 380],
  ['Buk San Sa', 4980, 4960, 260],
  ['Yong Cheon', 4450, 2310, 360],
  ['Kang Neung', 6460, 4380, 340],
  ['Go Dok', 2490, 2420, 260],
  ['Airport', 7190, 3170, 380],
  ['School', 3120, 6250, 230],
  ['Fishing Camp', 2510, 4100, 230],
  ['Shipyard', 5980, 1460, 350],
  ['Oh Hyang', 5750, 5980, 280],
  ['Song Am', 4070, 6600, 280],
  ['Ho San Prison', 1860, 5800, 260],
  ['Hospital', 5600, 6710, 240],
  ['Army Base', 3770, 1140, 330],
  ['Wol Song', 1520, 1630, 280],
  ['Hae Moo Sa', 1000, 2280, 240],
  ['Ha Po', 720, 4380, 290],
];

const rondo: readonly TownRow[] = [
  ['Yu Lin', 3000, 4270, 320],
  ['Stadium', 2850, 2580, 290],
  ['NEOX Factory', 4940, 3900, 310],
  ['Dan Ching', 5090, 5370, 290],
  ['Hung Shan', 3550, 6240, 290],
  ['Jao Tin', 1850, 3130, 380],
  ['Test Track', 4500, 3280, 300],
  ['Lo Hua Xing', 5990, 2990, 280],
  ['Mey Ran', 6340, 3280, 270],
  ['Fong Tun', 1010, 4910, 310],
  ['Jadena City', 7020, 5880, 560],
  ['Mu Ho Pan', 5700, 1490, 270],
  ['Bianbun', 3560, 2580, 200],
  ['Rin Jiang', 2750, 6860, 370],
  ['Tin Long Garden', 4840, 6980, 340],
  ['Nan Chuan', 2310, 730, 280],
  ['Rai An', 3710, 650, 260],
  ['Bei Li', 1360, 1950, 280],
  ['Tu Ling', 5730, 5630, 210],
  ['Yun Su', 6330, 4430, 220],
  ['Long Ho', 1490, 6970, 280],
];

const vikendi: readonly TownRow[] = [
  ['Train Station', 4950, 3960, 320],
  ['Lumber Yard', 2590, 4280, 270],
  ['Naros', 3490, 2790, 300],
  ['Deka Mesto', 3760, 5380, 360],
  ['Laveni', 5280, 2560, 310],
  ['Castle', 5400, 5160, 230],
  ['Observatory', 3710, 1330, 250],
  ['Dinoland', 1820, 3290, 320],
  ['Winery', 3160, 6650, 250],
  ['Trika', 6900, 4680, 270],
  ['Villa', 6870, 3220, 230],
  ['Cosmodrome', 6080, 1180, 380],
  ['Kranik', 5980, 6380, 270],
  ['Naznova', 930, 4950, 270],
  ['Coal Mine', 1620, 1760, 280],
  ['Pavilka', 1920, 6260, 270],
];

const deston: readonly TownRow[] = [
  ['Ripton', 5880, 5060, 560],
  ['Arena', 4650, 4000, 280],
  ['Buxley', 4240, 2690, 360],
  ['Los Arcos', 2040, 2120, 360],
  ['Concert', 5060, 1710, 270],
  ['Assembly', 6280, 2040, 310],
  ['Construction Site', 2940, 3180, 280],
  ['Hydroelectric Dam', 2370, 5060, 300],
  ['Lodge', 3750, 4570, 270],
  ['Cavala', 1880, 4490, 320],
  ['Turrita', 2860, 3670, 260],
  ['Barclift', 1630, 3430, 280],
  ['Sancarna', 3260, 5710, 290],
  ['Holston Meadows', 5630, 6690, 360],
  ['Swamp', 3510, 1140, 300],
  ["Carpenter's End", 5630, 820, 300],
  ['Ten Forts', 3100, 410, 270],
  ['Wind Farm', 7180, 3430, 300],
  ['El Koro', 1220, 6040, 300],
];

const sanhok: readonly TownRow[] = [
  ['Bootcamp', 1940, 1910, 240],
  ['Pai Nan', 1890, 2690, 200],
  ['Paradise Resort', 2510, 1350, 170],
  ['Ruins', 1210, 2560, 180],
  ['Ha Tinh', 1250, 1100, 190],
  ['Camp Bravo', 3410, 1530, 180],
  ['Camp Alpha', 810, 1590, 180],
  ['Tat Mok', 2070, 960, 150],
  ['Khao', 2290, 730, 160],
  ['Sahmee', 1490, 3550, 170],
  ['Quarry', 2690, 2460, 180],
  ['Camp Charlie', 2380, 3390, 180],
  ['Bhan', 2920, 1980, 140],
  ['Ban Tai', 2410, 3660, 150],
  ['Lakawi', 3440, 2220, 170],
  ['Kampong', 3470, 2840, 160],
  ['Na Kham', 1150, 3220, 160],
  ['Cave', 2680, 3040, 140],
  ['Tambang', 800, 2870, 150],
  ['Docks', 3310, 3440, 190],
  ['Mongnai', 3300, 740, 150],
];

const karakin: readonly TownRow[] = [
  ['Bahr Sahir', 730, 550, 150],
  ['Al Habar', 1490, 590, 170],
  ['Bashara', 430, 1100, 150],
  ['Hadiqa Nemo', 1470, 1350, 150],
  ['Al Hayik', 980, 1750, 140],
  ['Cargo Ship', 200, 1750, 90],
];

const haven: readonly TownRow[] = [
  ['Industrial Park', 420, 220, 110],
  ['Rail Yard', 270, 440, 100],
  ['Coal Yards', 740, 510, 100],
  ['Steel Mill', 570, 540, 110],
  ['Docks', 160, 700, 95],
  ['Residential', 660, 830, 120],
];

/** `carpenters-end`. Stored stats of landings have these ids, so a name may change only with a fixed id. */
const toId = (name: string): string => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

const describe = (size: number, rows: readonly TownRow[]): MapGeography => ({
  size,
  towns: rows.map(([name, x, y, radius]) => ({ id: toId(name), name, x, y, radius })),
});

const large = 8160;
const onErangel = describe(large, erangel);

/**
 * Sizes and towns of PUBG's maps. Pages load it on demand. The places of Paramo change from match to match, and Camp
 * Jackal is the training ground: both have no towns.
 */
export const geography: Readonly<Record<string, MapGeography>> = {
  baltic_main: onErangel,
  erangel_main: onErangel,
  desert_main: describe(large, miramar),
  tiger_main: describe(large, taego),
  neon_main: describe(large, rondo),
  dihorotok_main: describe(large, vikendi),
  kiki_main: describe(large, deston),
  savage_main: describe(4080, sanhok),
  chimera_main: describe(3060, []),
  summerland_main: describe(2040, karakin),
  range_main: describe(2040, []),
  heaven_main: describe(1020, haven),
};
