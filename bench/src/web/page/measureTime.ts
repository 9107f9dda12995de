export async function measureTime<T>(act: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const began = performance.now()
  const value = await act()
  return { ms: performance.now() - began, value }
}
