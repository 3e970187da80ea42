// Plays at many matches of boardgame.io's own server, and prints how long from a move to the last client's view of it.
// The server: node load.cjs serve SIZE, where SIZE is how many bytes of state every player gets; it prints its address.
// The players: node load.cjs play SIZE ADDRESS TABLES SOCKETS SECONDS PAUSE.
const { Server, Origins } = require('boardgame.io/server');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const [mode, size, address, ...numbers] = process.argv.slice(2);
const [tables, sockets, seconds, pause] = numbers.map(Number);
const board = Object.fromEntries(Array.from({ length: Math.ceil(Number(size) / 35) }, (_, place) => [`area-${place}`, { soldati: place, owner: 'red' }]));
const game = {
  name: 'beside',
  setup: () => ({ board, count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => { G.count += 1; } },
};

async function serve() {
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  const running = await server.run({ port: 0 });
  process.stdout.write(`address http://127.0.0.1:${running.appServer.address().port}\n`);
}

async function measure() {
  const latencies = [];
  const matches = await Promise.all(Array.from({ length: tables }, (_, place) => open(place)));
  process.stdout.write('everybody is there\n');
  const until = Date.now() + seconds * 1000;
  await Promise.all(matches.map((clients) => play(clients, until, latencies)));
  latencies.sort((a, b) => a - b);
  const at = (share) => Number(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))].toFixed(2));
  process.stdout.write(JSON.stringify({ choices: latencies.length, median: at(0.5), p99: at(0.99) }) + '\n');
  process.exit(0);
}

async function open(place) {
  const matchID = `match-${place}`; // The server makes a match when the first player comes to it.
  const clients = Array.from({ length: sockets }, (_, seat) =>
    Client({ game, matchID, playerID: String(seat), numPlayers: sockets, debug: false, multiplayer: SocketIO({ server: address }) }));
  await Promise.all(clients.map((client) => new Promise((resolve) => {
    client.subscribe((state) => state && resolve());
    client.start();
  })));
  return clients;
}

async function play(clients, until, latencies) {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * pause * 1000));
  while (Date.now() < until) {
    const { ctx, G } = clients[0].getState();
    const wanted = G.count + 1;
    const started = performance.now();
    const seen = clients.map((client) => new Promise((resolve) => {
      const stop = client.subscribe((state) => {
        if (state && state.G.count >= wanted && state._stateID >= 0) {
          stop();
          resolve();
        }
      });
    }));
    clients[Number(ctx.currentPlayer)].moves.step();
    await Promise.all(seen);
    latencies.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
  }
}

void (mode === 'serve' ? serve() : measure());
