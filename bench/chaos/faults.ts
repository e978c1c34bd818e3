import { execFileSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Cluster } from "../../scripts/lib/ensure-postgres.ts";
import { pause, type RunningServer } from "../serve.ts";
import { connect } from "./community.ts";
import type { SlowWire } from "./slow-wire.ts";

const HOUR = 3_600_000;

/** The cluster, the replicas and the wires between them. */
export interface Stage {
  cluster: Cluster;
  database: string;
  dataDir: string;
  /** Size of the disk that can be filled; 0 where there is none. */
  diskBytes: number;
  /** Duration of a fault in milliseconds. */
  ms: number;
  replicas: [RunningServer, RunningServer];
  wires: [SlowWire, SlowWire];
  startReplica(index: 0 | 1, movedMs?: number): Promise<void>;
}

export interface Fault {
  name: string;
  /** The reason why this machine cannot run the fault. */
  missing?(stage: Stage): string | false;
  /** Causes the fault and has fixed it when it ends. */
  run(stage: Stage): Promise<unknown>;
}

/** The faults, in order. */
export const faults: Fault[] = [
  { name: "nothing", run: ({ ms }) => pause(ms) },
  {
    name: "connections ended inside transactions",
    async run({ cluster, ms }) {
      const client = await connect(cluster.url);
      const until = performance.now() + ms;
      while (performance.now() < until) {
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'lenscape' and xact_start is not null and pid <> pg_backend_pid()`,
        );
        await pause(100);
      }
      await client.end();
    },
  },
  {
    name: "PostgreSQL restarted",
    async run({ cluster }) {
      await cluster.kill("SIGINT");
      await cluster.start();
    },
  },
  {
    name: "PostgreSQL killed, back after 2 s",
    async run({ cluster }) {
      await cluster.kill("SIGKILL");
      await pause(2000);
      await cluster.start();
    },
  },
  {
    name: "table of threads locked",
    async run({ cluster, database, ms }) {
      const url = new URL(cluster.url);
      url.pathname = `/${database}`;
      const client = await connect(url.href);
      await client.query("begin");
      await client.query("lock table threads in access exclusive mode");
      await pause(ms);
      await client.query("rollback");
      await client.end();
    },
  },
  {
    name: "disk full",
    missing: ({ diskBytes }) => diskBytes === 0 && "only root can make a small disk",
    async run({ dataDir, ms }) {
      const filler = join(dataDir, "filler");
      // Writes until the disk is full.
      await writeFile(filler, Buffer.alloc(64 * 1024 * 1024)).catch(() => {});
      await pause(ms);
      await rm(filler);
    },
  },
  {
    name: "replica killed and started again",
    async run({ replicas, startReplica }) {
      await replicas[1].stop("SIGKILL");
      await pause(1000);
      await startReplica(1);
    },
  },
  {
    name: "replica stopped in order and started again",
    async run({ replicas, startReplica }) {
      await replicas[1].stop();
      await startReplica(1);
    },
  },
  {
    name: "replica started before PostgreSQL",
    async run({ cluster, replicas, startReplica }) {
      await replicas[1].stop();
      await cluster.kill("SIGINT");
      const starting = startReplica(1);
      await pause(2000);
      await cluster.start();
      await starting;
    },
  },
  {
    name: "clock of a replica an hour ahead",
    async run({ replicas, startReplica, ms }) {
      for (const moved of [HOUR, 0]) {
        await replicas[1].stop();
        await startReplica(1, moved);
        await pause(moved === 0 ? 0 : ms);
      }
    },
  },
  {
    name: "database 40 ms away",
    async run({ wires, ms }) {
      for (const wire of wires) wire.delay(20);
      await pause(ms);
      for (const wire of wires) wire.delay(0);
    },
  },
];

/**
 * Mounts a small file system in memory, which a fault can fill.
 * @returns its bytes, 0 where it cannot be mounted
 */
export function mountSmallDisk(directory: string, bytes: number) {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", directory], { stdio: "ignore" });
    return bytes;
  } catch {
    return 0;
  }
}

export const unmountDisk = (directory: string) =>
  execFileSync("umount", ["-l", directory], { stdio: "ignore" });
