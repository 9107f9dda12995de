/** What the programs of the cluster read. The operator's page, docs/high-availability.md, shows the same. */
export interface NodeNames {
  name: string
  address: string
}

export interface ClusterNames {
  nodes: readonly NodeNames[]
  subnet: string
  secrets: { superuser: string; replication: string; rewind: string }
}

export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin'

export function etcdArguments(node: NodeNames, { nodes }: ClusterNames, folder: string): string[] {
  const [client, peer] = [`http://${node.address}:2379`, `http://${node.address}:2380`]
  const all = nodes.map(({ name, address }) => `${name}=http://${address}:2380`).join(',')
  return [
    ['--name', node.name],
    ['--data-dir', folder],
    ['--listen-client-urls', client],
    ['--advertise-client-urls', client],
    ['--listen-peer-urls', peer],
    ['--initial-advertise-peer-urls', peer],
    ['--initial-cluster', all],
    ['--initial-cluster-state', 'new'],
    ['--enable-v2'],
    ['--logger', 'zap'],
    ['--log-level', 'error'],
  ].flat()
}

export function patroniFile(node: NodeNames, cluster: ClusterNames, folder: string): string {
  const { nodes, subnet, secrets } = cluster
  return `
scope: reprieve
name: ${node.name}
restapi:
  listen: ${node.address}:8008
  connect_address: ${node.address}:8008
etcd:
  hosts: [${nodes.map(({ address }) => `'${address}:2379'`).join(', ')}]
bootstrap:
  dcs:
    ttl: 15
    loop_wait: 3
    retry_timeout: 5
    synchronous_mode: true
    synchronous_mode_strict: true
    primary_start_timeout: 0
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: 100
        max_wal_size: 128MB
        min_wal_size: 32MB
        max_slot_wal_keep_size: 64MB
        wal_receiver_timeout: 10s
        wal_sender_timeout: 10s
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
postgresql:
  listen: ${node.address}:5432
  connect_address: ${node.address}:5432
  bin_dir: ${POSTGRES_BIN}
  data_dir: ${folder}/data
  pgpass: ${folder}/pgpass
  remove_data_directory_on_diverged_timelines: true
  authentication:
    superuser: {username: postgres, password: ${secrets.superuser}}
    replication: {username: replicator, password: ${secrets.replication}}
    rewind: {username: rewinder, password: ${secrets.rewind}}
  parameters:
    unix_socket_directories: ${folder}
  pg_hba:
    - host replication replicator ${subnet} scram-sha-256
    - host all all ${subnet} scram-sha-256
`.trimStart()
}

export function haproxyFile(nodes: readonly NodeNames[], port: number): string {
  const servers = nodes.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`)
  return `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
  timeout check 3s
listen reprieve
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 2s fall 3 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`.trimStart()
}
