#!/usr/bin/env node
import { findNodeProblem } from './node-version.ts';

// An older Node cannot even load the rest.
const problem = findNodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const { runCreateArea } = await import('./create-area.ts');
  process.exitCode = await runCreateArea(process.argv.slice(2));
}
