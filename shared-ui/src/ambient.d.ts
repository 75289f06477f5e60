/// <reference path="./css-variables.d.ts" />
/// <reference path="./files.d.ts" />
