// Preloaded with `--import`: ends this process when its parent is gone, because a killed parent cannot stop its children.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
// The parent decides whether the end of a terminal ends this process.
process.on('SIGHUP', () => {});
// Processes that this one forks would inherit the preload, and end as soon as they wait for a message.
process.execArgv = process.execArgv.filter(
  (arg, index, all) => ![arg, all[index + 1]].includes(import.meta.url),
);
