import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('home.tsx'),
  route('projets', 'projects.tsx'),
  route('projets/:slug', 'project.tsx'),
] satisfies RouteConfig
