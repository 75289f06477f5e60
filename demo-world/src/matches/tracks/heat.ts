/** How often people land in a town, compared with a quiet one. Towns that are not listed are quiet. */
export const heat: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Baltic_Main: {
    ...{
      school: 16,
      pochinki: 15,
      rozhok: 7,
      mylta: 6,
      'yasnaya-polyana': 6,
      'military-base': 6,
      gatka: 4.5,
    },
    ...{ georgopol: 4.5, hospital: 3.5, prison: 3, ruins: 3, shelter: 2.6, novorepnoye: 2.5, primorsk: 2.3 },
    ...{ lipovka: 2.2, farm: 2.1, 'ferry-pier': 1.8, severny: 1.7, mansion: 1.4, quarry: 1.3, zharki: 0.2 },
  },
  Desert_Main: {
    ...{ pecado: 20, 'los-leones': 11, 'san-martin': 10, 'hacienda-del-patron': 10, chumacera: 6.5 },
    ...{
      'minas-generales': 6,
      impala: 5.5,
      'water-treatment': 5,
      'monte-nuevo': 4.5,
      cantera: 4,
      'el-pozo': 4,
    },
    ...{
      'truck-stop': 3.5,
      'el-azahar': 3,
      graveyard: 3,
      resort: 2.2,
      'power-grid': 2,
      'campo-militar': 1.6,
    },
  },
  Tiger_Main: {
    ...{
      terminal: 10,
      palace: 8,
      'ho-san': 6,
      'buk-san-sa': 6,
      'yong-cheon': 4,
      'kang-neung': 3,
      'go-dok': 2.8,
    },
    ...{ airport: 2.4, school: 2.1, 'fishing-camp': 1.6, shipyard: 1.5, 'oh-hyang': 1.4, 'song-am': 1.3 },
  },
  Neon_Main: {
    ...{ 'yu-lin': 16, stadium: 12, 'neox-factory': 9, 'dan-ching': 9, 'hung-shan': 7.5, 'jao-tin': 6 },
    ...{ 'test-track': 5.5, 'lo-hua-xing': 5, 'mey-ran': 5, 'fong-tun': 3, 'jadena-city': 6, 'mu-ho-pan': 2 },
  },
  DihorOtok_Main: {
    ...{
      'train-station': 11,
      'lumber-yard': 8,
      naros: 8,
      'deka-mesto': 7,
      laveni: 7,
      castle: 6,
      observatory: 4,
    },
    ...{ dinoland: 4, winery: 2.7, trika: 2.5, villa: 2.2, cosmodrome: 2.5, kranik: 2, naznova: 1.7 },
  },
  Savage_Main: {
    ...{ bootcamp: 14, 'pai-nan': 6, 'paradise-resort': 6, ruins: 4, 'ha-tinh': 4, 'camp-bravo': 3.5 },
    ...{ 'camp-alpha': 3.3, 'tat-mok': 3.2, khao: 3, sahmee: 2.4, quarry: 2.1, 'camp-charlie': 2.1, bhan: 2 },
  },
  Summerland_Main: { 'bahr-sahir': 3, 'al-habar': 4, bashara: 2.5, 'hadiqa-nemo': 3, 'al-hayik': 2 },
};
