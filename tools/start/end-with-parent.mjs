// Preloaded with `--import`: ends this process when its parent is gone, because a killed parent cannot stop its children.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
