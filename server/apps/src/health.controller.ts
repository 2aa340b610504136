import { Controller, Get, HttpCode, ServiceUnavailableException } from '@nestjs/common';
import { Access, Database } from '@tavern-jack/platform';

/** Whether this process can serve: it answers and reaches its database. */
@Controller('health')
export class HealthController {
  constructor(private readonly db: Database) {}

  @Access('anyone')
  @Get()
  @HttpCode(200)
  async health(): Promise<{ status: 'ok' }> {
    try {
      await this.db.pool.query('select 1');
      return { status: 'ok' };
    } catch {
      throw new ServiceUnavailableException({ status: 'database away' });
    }
  }
}
