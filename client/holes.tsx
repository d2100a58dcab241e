import type { ComponentType } from 'react'

/** What is personal on pages that are otherwise the same for all, by the name of the hole that it fills. */
export const holes: Record<string, ComponentType<never>> = {}
