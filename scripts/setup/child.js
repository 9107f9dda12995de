import { spawn } from 'node:child_process'

/**
 * Runs a program and returns its exit code and all its output. A time limit stops it and the processes that it
 * started.
 */
export function runProgram(program, args, { cwd, env = process.env, limitMs, onStart = () => {} }) {
  return new Promise((resolve) => {
    // Its own process group, so that the limit and Ctrl-C reach the processes that the program started.
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    })
    let output = ''
    const collect = (bytes) => (output += bytes)
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const stop = () => stopGroup(child)
    const interrupted = (signal) => {
      stop()
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    const timer = limitMs && setTimeout(stop, limitMs)
    process.once('SIGINT', interrupted)
    process.once('SIGTERM', interrupted)
    const end = (code) => {
      clearTimeout(timer)
      process.removeListener('SIGINT', interrupted)
      process.removeListener('SIGTERM', interrupted)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += `${error.code} ${error.message}`
      end(127)
    })
    child.once('close', (code) => end(code ?? 1))
    if (child.pid !== undefined) onStart(child.pid)
  })
}

function stopGroup(child) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}
