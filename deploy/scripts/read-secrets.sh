# Sets each secret from a file with its name: systemd's credentials, or the secrets of Compose and Kubernetes. Files keep
# secrets out of `docker inspect` and `systemctl show`. A secret in the environment wins; an empty file counts as none.
secrets="/run/secrets/"
# systemd puts the name of the credential before the name of each file in its folder.
if [ -n "${CREDENTIALS_DIRECTORY:-}" ]; then secrets="$CREDENTIALS_DIRECTORY/secrets_"; fi
for name in AREA_LINK_SECRET AREA_SERVICE_SECRET AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY DATABASE_URL PUBG_API_KEY SESSION_SECRET STEAM_API_KEY; do
  eval "given=\${$name:-}"
  if [ -z "$given" ] && [ -s "$secrets$name" ]; then
    export "$name=$(cat "$secrets$name")"
  fi
done
unset secrets name given
